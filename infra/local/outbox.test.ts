import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localHost } from './free-port'
import { type Outbox, startOutbox } from './outbox'
import { localCredentials } from './s3'

let folder: string
let outbox: Outbox
const kept: string[] = []

beforeEach(async () => {
  kept.length = 0
  folder = await mkdtemp(join(tmpdir(), 'clipwell-outbox-'))
  outbox = await startOutbox({ folder, onMail: ({ to }, file) => kept.push(`${to.join()} ${file}`) })
})

afterEach(async () => {
  await outbox.stop()
  await rm(folder, { recursive: true })
})

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })
const mail = {
  FromEmailAddress: 'clipwell@example.com',
  Destination: { ToAddresses: ['ada@example.com'] },
  Content: { Simple: { Subject: content('Subject'), Body: { Text: content('Text') } } },
}
const withSubject = (subject: string) => ({
  ...mail,
  Content: { Simple: { ...mail.Content.Simple, Subject: content(subject) } },
})

interface Sent {
  body?: string
  path?: string
  secret?: string
}

async function send({ body = JSON.stringify(mail), path, secret }: Sent = {}) {
  const request = await new AwsV4Signer({
    ...localCredentials,
    ...(secret && { secretAccessKey: secret }),
    method: 'POST',
    url: `http://${localHost}:${outbox.port}${path ?? '/v2/email/outbound-emails'}`,
    headers: { 'content-type': 'application/json' },
    service: 'ses',
    region: 'us-east-1',
    body,
  }).sign()
  return answerTo(request.url, { ...request, body })
}

async function answerTo(url: string | URL, request: RequestInit) {
  const answer = await fetch(url, request)
  return [answer.status, answer.headers.get('x-amzn-errortype')]
}

test('a mail is kept as a file, and said', async () => {
  expect(await send()).toEqual([200, null])
  const [file = '', ...others] = await readdir(folder)
  expect([kept, others]).toEqual([[`ada@example.com ${join(folder, file)}`], []])
})

test.each<[string, Sent, number, string]>([
  ['at another address', { path: '/v2/email/identities' }, 404, 'UnknownOperationException'],
  ['with another key', { secret: 'wrong' }, 403, 'SignatureDoesNotMatch'],
  ['without a receiver', { body: JSON.stringify({ ...mail, Destination: {} }) }, 400, 'BadRequestException'],
  [
    'to what is no address',
    { body: JSON.stringify({ ...mail, Destination: { ToAddresses: ['a@b.c, d@e.f'] } }) },
    400,
    'BadRequestException',
  ],
  [
    'with two lines of a subject',
    { body: JSON.stringify(withSubject('A\nBcc: eve@example.com')) },
    400,
    'BadRequestException',
  ],
  [
    'from a name in other letters than a header has',
    { body: JSON.stringify({ ...mail, FromEmailAddress: 'متجر <shop@example.com>' }) },
    400,
    'BadRequestException',
  ],
])('a request %s is refused, and nothing is kept', async (_, request, status, code) => {
  expect([await send(request), await readdir(folder)]).toEqual([[status, code], []])
})

test('a request without a signature is refused', async () => {
  const url = `http://${localHost}:${outbox.port}/v2/email/outbound-emails`
  const answer = await answerTo(url, { method: 'POST', body: JSON.stringify(mail) })
  expect([answer, await readdir(folder)]).toEqual([[403, 'MissingAuthenticationTokenException'], []])
})
