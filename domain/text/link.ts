/**
 * Why a text cannot be a link, as a sentence that begins with its label; null if it can. Browsers repair
 * incomplete addresses: `http:evil`, `https:\\evil` and `https:///evil` lead to evil. So two slashes and a
 * host that can be read are required: no user before it, nothing encoded or invisible in it. White space and
 * backslashes are refused everywhere.
 */
export function linkProblem(label: string, text: string): string | null {
  if (/[\s\\]/.test(text)) return `${label} may not contain white space or a backslash.`
  const authority = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1]
  if (authority === undefined) return `${label} must be a full address starting with http:// or https://.`
  if (authority.includes('@')) return `${label} may not contain a user name or a password.`
  const [, host = '', port = ''] = /^(.*?)(?::([^:\]]*))?$/u.exec(authority) ?? []
  if (!isHost(host)) return `${label} must have the name or the address of a host, such as shop.example.com.`
  return isPort(port) ? null : `${label} must have a port from 0 to 65535, or none.`
}

/** A name of at most 253 characters, whose parts begin and end with a letter, a digit or an underscore. */
const name = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)*$/

const addressOfVersion4 = /^\d+\.\d+\.\d+\.\d+$/

function isHost(text: string): boolean {
  const hostname = /[%\p{Default_Ignorable_Code_Point}]/u.test(text) ? undefined : hostnameOf(text)
  if (hostname === undefined) return false
  if (hostname.startsWith('[')) return true
  if (addressOfVersion4.test(hostname)) return hostname === text
  return name.test(hostname.replace(/\.$/, ''))
}

function isPort(text: string): boolean {
  return /^\d*$/.test(text) && hostnameOf(`host:${text}`) !== undefined
}

/**
 * The host as browsers read it, in Punycode; undefined if they can't. A single number is read as an IPv4
 * address, which the text does not show. Not `URL.canParse`, which Safari has since 17 only.
 */
function hostnameOf(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return undefined
  }
}
