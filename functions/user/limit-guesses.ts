import { site } from '#site'
import type { CountedClient } from '#domain/http/limits'
import { networksOf } from '#domain/http/network'
import { AppError } from '#domain/http/errors'
import { knownDevice } from '#functions/accounts/device'
import { type Mail, mailSender, sendMail } from '#functions/mail/send-mail'
import { limitCalls, limitRefusals } from '#functions/rate-limit/limit'
import type { Client, Request } from '#functions/http/call'
import { deviceCookieName } from '#functions/http/session-cookie'

/** All routes count like the sign-in. Known devices and strangers are counted apart. */
export async function guessesOf(
  { cookies, clientAddress, now, logFailure }: Client & Pick<Request, 'logFailure'>,
  account: string,
) {
  const device = await knownDevice(cookies[deviceCookieName] ?? '', now, account)
  const calling: CountedClient = device ? { device } : { ...networksOf(clientAddress), account }
  const codes = {
    route: device ? 'POST /users/login (code, known device)' : 'POST /users/login (code)',
    calling: { ...calling, account },
    now,
  } as const
  return {
    route: 'POST /users/login' as const,
    calling,
    now,
    device,
    limitCodes: <Result>(tryCode: () => Promise<Result>) =>
      limitRefusals(codes, tryCode).catch(async (error: unknown) => {
        if (isTooMany(error)) await tellOwner(account, now).catch(logFailure)
        throw error
      }),
  }
}

const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'too_many'

/** Only if the site sends mails, once a day: whoever guesses codes knows the password. */
async function tellOwner(account: string, now: Date): Promise<void> {
  const sender = mailSender()
  if (!sender) return
  try {
    await limitCalls('POST /users/login (mail about codes)', { account }, now)
  } catch (error) {
    if (isTooMany(error)) return
    throw error
  }
  await sendMail(sender.from, guessedCodesMail(account, sender.site))
}

function guessedCodesMail(to: string, address: string): Mail {
  const lines = [
    `Somebody has signed in to your account at ${site.name} with the right password, and entered so many`,
    'wrong codes of its authenticator app that we let them try no more for now. They are not signed in.',
    '',
    'If it was not you, your password is known to somebody else. Please choose another one:',
    `${address}/login`,
    '',
    'If it was you, check the clock of the device with your authenticator app, and try again later.',
    '',
  ]
  return { to, subject: `Wrong codes for your account at ${site.name}`, text: lines.join('\n') }
}
