import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { type LocalServer, serveLocally } from './service-server'

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

/** Stands in for SendEmail of Amazon SES (API v2): keeps each mail as a file. */
export async function startOutbox({ folder, port, onMail }: Options): Promise<LocalServer> {
  await mkdir(folder, { recursive: true })
  return serveLocally(async (request) => {
    const mail = await mailIn(request)
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${mail.messageId}.json`)
    await writeFile(file, `${JSON.stringify(mail, null, 2)}\n`)
    onMail?.(mail, file)
    return { status: 200, body: { MessageId: mail.messageId } }
  }, port)
}

const content = z.object({ Data: z.string() })

const sendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.email()) }),
  Content: z.object({ Simple: z.object({ Subject: content, Body: z.object({ Text: content }) }) }),
})

async function mailIn(request: IncomingMessage): Promise<KeptMail> {
  const { FromEmailAddress: from, Destination, Content } = sendEmail.parse(await json(request))
  const { Subject, Body } = Content.Simple
  const [messageId, to] = [randomUUID(), Destination.ToAddresses]
  return { messageId, from, to, subject: Subject.Data, text: Body.Text.Data }
}
