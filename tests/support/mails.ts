import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { localHost } from '#local/free-port'
import { type KeptMail, startOutbox } from '#local/outbox'

export const sendTo = (port: number) => vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://${localHost}:${port}`)

/** Until the end of the test, the mails of a site at coupons.example.com, and the port that takes them. */
export async function keepMails(): Promise<{ mails: KeptMail[]; port: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-outbox-'))
  const mails: KeptMail[] = []
  const { port, stop } = await startOutbox({ folder, onMail: (mail) => mails.push(mail) })
  onTestFinished(() => stop().then(() => rm(folder, { recursive: true })))
  sendTo(port)
  vi.stubEnv('SITE_ADDRESS', 'https://coupons.example.com')
  return { mails, port }
}
