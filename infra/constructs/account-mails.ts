import { htmlText } from '#domain/text/html-text'

/** Cognito takes letters, marks, symbols, digits and punctuation, and subjects of 140 characters. */
const refused = /[^\p{L}\p{M}\p{S}\p{N}\p{P}\s]/gu
const longestName = 60

/** Cognito requires `{username}`. `address` is null if it is known only after the deployment. */
export function accountMails(siteName: string, address: string | null) {
  const name = [...siteName.replace(refused, '')].slice(0, longestName).join('')
  const shown = htmlText(name)
  const at = (path: string, page: string) =>
    address === null
      ? `the ${page} of ${shown}`
      : `<a href="${address}${path}">${address.replace('https://', '')}${path}</a>`
  return {
    invitation: {
      emailSubject: `Your account at ${name}`,
      emailMessage: [
        `<p>You have an account for the admin area of ${shown}.</p>`,
        `<p>Sign in at ${at('/login', 'sign-in page')} with the address that this mail came to.<br>`,
        'Your first password is {####}</p>',
        '<p>It is good for three days, and you choose your own when you use it.</p>',
        '<p><small>Number of the account: {username}</small></p>',
      ].join(''),
    },
    code: {
      emailSubject: `Your code for ${name}`,
      emailMessage: [
        `<p>Your code for a new password at ${shown} is {####}</p>`,
        `<p>Enter it at ${at('/login/forgotten-password', 'page “Forgotten password”')} within an hour.</p>`,
        '<p>If neither you nor an administrator has asked for it, ignore this mail.</p>',
      ].join(''),
    },
  }
}
