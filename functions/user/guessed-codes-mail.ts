import { site } from '#site'
import type { Mail } from '#functions/mail/send-mail'

export function guessedCodesMail(to: string, address: string): Mail {
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
