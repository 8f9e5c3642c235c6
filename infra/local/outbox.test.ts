import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localHost } from './free-port'
import { startOutbox } from './outbox'

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })
const mailTo = (address: string) => ({
  FromEmailAddress: 'clipwell@example.com',
  Destination: { ToAddresses: [address] },
  Content: { Simple: { Subject: content('Subject'), Body: { Text: content('Text') } } },
})

test('a mail is kept as a file, and said; one to what is no address is refused', async () => {
  const kept: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-outbox-'))
  const outbox = await startOutbox({ folder, onMail: ({ to }, file) => kept.push(`${to.join()} ${file}`) })
  const send = (address: string) =>
    fetch(`http://${localHost}:${outbox.port}/v2/email/outbound-emails`, {
      method: 'POST',
      body: JSON.stringify(mailTo(address)),
    })
  expect((await send('ada@example.com')).status).toBe(200)
  expect((await send('a@b.c, d@e.f')).status).toBe(400)
  const [file = '', ...others] = await readdir(folder)
  expect([kept, others]).toEqual([[`ada@example.com ${join(folder, file)}`], []])
  await outbox.stop()
  await rm(folder, { recursive: true })
})
