import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import * as z from 'zod'
import { freePort, localHost } from './free-port'
import { localCredentials } from './s3'

export interface KeptMail {
  messageId: string
  from: string
  to: string[]
  subject: string
  text: string
}

interface Options {
  folder: string
  port?: number | undefined
  onMail?: ((mail: KeptMail, file: string) => void) | undefined
}

export interface Outbox {
  port: number
  stop: () => Promise<void>
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Stands in for Amazon SES (API v2, SendEmail): refuses what SES refuses, and keeps each mail as a file. */
export async function startOutbox({ folder, port: preferred, onMail }: Options): Promise<Outbox> {
  await mkdir(folder, { recursive: true })
  const port = await freePort(preferred)
  const keep = async (request: IncomingMessage) => {
    const mail = await mailIn(request, `http://${localHost}:${port}`)
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.messageId}.json`)
    await writeFile(file, `${JSON.stringify(mail, null, 2)}\n`)
    onMail?.(mail, file)
    return { MessageId: mail.messageId }
  }
  const server = createServer(answering(keep))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, localHost, resolve)
  })
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, stop }
}

function answering(keep: (request: IncomingMessage) => Promise<object>): RequestListener {
  return (request, response) => {
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    keep(request).then(
      (kept) => answer(200, kept),
      (error: unknown) => {
        const { status, code, message } =
          error instanceof Refusal ? error : new Refusal(500, 'InternalFailure', 'The mail was not kept.')
        answer(status, { message }, { 'x-amzn-errortype': code })
      },
    )
  }
}

const content = z.object({ Data: z.string().min(1), Charset: z.literal('UTF-8') })

/** An address, or a name and an address in angle brackets. A header has seven bits. */
const sender = z
  .string()
  .regex(/^[ -~]+$/)
  .refine((from) => z.email().safeParse(/^\S.* <([^<>]+)>$/.exec(from)?.[1] ?? from).success)

const sendEmail = z.strictObject({
  FromEmailAddress: sender,
  Destination: z.strictObject({ ToAddresses: z.array(z.email()).min(1).max(50) }),
  Content: z.strictObject({
    Simple: z.strictObject({ Subject: content, Body: z.strictObject({ Text: content }) }),
  }),
})

async function mailIn(request: IncomingMessage, origin: string): Promise<KeptMail> {
  const body = await text(request)
  if (`${request.method} ${request.url}` !== 'POST /v2/email/outbound-emails')
    throw new Refusal(404, 'UnknownOperationException', 'There is no such operation.')
  await requireSignature(request, origin, body)
  const parsed = sendEmail.safeParse(jsonOf(body))
  if (!parsed.success) throw new Refusal(400, 'BadRequestException', z.prettifyError(parsed.error))
  const { FromEmailAddress: from, Destination, Content } = parsed.data
  const { Subject, Body } = Content.Simple
  // A subject is one line of a header.
  if (/[\r\n]/.test(Subject.Data)) throw new Refusal(400, 'BadRequestException', 'Illegal subject.')
  const [messageId, to] = [randomUUID(), Destination.ToAddresses]
  return { messageId, from, to, subject: Subject.Data, text: Body.Text.Data }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

async function requireSignature({ headers, url = '' }: IncomingMessage, origin: string, body: string) {
  const { authorization, 'x-amz-date': datetime, 'x-amz-content-sha256': hash } = headers
  if (!authorization || typeof datetime !== 'string')
    throw new Refusal(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token')
  const signed = await new AwsV4Signer({
    ...localCredentials,
    method: 'POST',
    url: `${origin}${url}`,
    headers: hash === undefined ? {} : { 'x-amz-content-sha256': hashOf(body) },
    service: 'ses',
    region: 'us-east-1',
    datetime,
    body,
  }).sign()
  if (signed.headers.get('authorization') === authorization) return
  throw new Refusal(403, 'SignatureDoesNotMatch', 'The signature does not match.')
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}
