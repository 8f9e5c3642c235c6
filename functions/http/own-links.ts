import { AppError } from '#domain/http/errors'

const labels = { link: 'Link', linkTemplate: 'Tracking template' } as const

type Links = { [Name in keyof typeof labels]?: string | null | undefined }

/**
 * Throws `invalid` for a link that leads to this very site, where it would lead on to itself. Without a host,
 * which CloudFront names, nothing is known of that.
 */
export function refuseOwnLinks(links: Links, host: string | undefined): void {
  const own = (Object.keys(labels) as (keyof Links)[]).filter((name) => isOwnLink(links[name] ?? '', host))
  const fields = Object.fromEntries(
    own.map((name) => [name, `${labels[name]} must lead to another site than this one.`]),
  )
  if (own.length > 0) throw new AppError('invalid', Object.values(fields)[0] ?? '', { fields })
}

/** Whether an address is one of this site, with or without `www.`. */
export function isOwnLink(address: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(address) && bare(new URL(address).host) === bare(hostIn(host))
}

/** The host as browsers write it: in lower case and Punycode, without the usual port. */
function hostIn(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host
}

function bare(host: string): string {
  return host.replace(/^www\./, '').replace(/\.(?=:|$)/, '')
}
