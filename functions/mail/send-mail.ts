import { variable } from '#functions/environment'
import { askAws } from '#functions/aws/aws-request'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** `address` is the site's, without a slash at its end. */
export interface Sender {
  from: string
  site: string
}

/** Null without `sendsMails`. The site's address is a setting, because a request could name another host. */
export function mailSender(): Sender | null {
  const [from, site] = [variable('MAIL_FROM'), variable('SITE_ADDRESS')]
  return from && site ? { from, site } : null
}

/** One address and nothing else: no second receiver, no name, no line of a header. */
const oneAddress = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u

/** Sent again if the answer is lost: twice is better than never. Throws what askAws throws. */
export async function sendMail(from: string, { to, subject, text }: Mail): Promise<void> {
  if (!oneAddress.test(to)) throw new Error('A mail is for one address.')
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const mail = {
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: content(subject), Body: { Text: content(text) } } },
  }
  const region = variable('AWS_REGION') ?? ''
  const endpoint = variable('AWS_ENDPOINT_URL_SESV2') ?? `https://email.${region}.amazonaws.com`
  await askAws({
    service: 'ses',
    region,
    method: 'POST',
    url: `${endpoint}/v2/email/outbound-emails`,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(mail)),
  })
}
