import { AppError } from '#domain/http/errors'

/**
 * A link to this site would lead to itself. `labels` names the links among the fields. Without a host all
 * links pass. Throws `invalid`.
 */
export function refuseOwnLinks<Name extends string>(
  sent: { [Key in NoInfer<Name>]?: string | null | undefined },
  labels: Record<Name, string>,
  host: string | undefined,
): void {
  const own = (Object.keys(labels) as Name[]).filter((name) => isOwnLink(sent[name] ?? '', host))
  const fields = Object.fromEntries(
    own.map((name) => [name, `${labels[name]} must lead to another site than this one.`]),
  )
  if (own.length > 0) throw new AppError('invalid', Object.values(fields)[0] ?? '', { fields })
}

export function isOwnLink(address: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(address) && bare(new URL(address).host) === bare(hostIn(host))
}

/** The host as browsers write it: lower case, Punycode, without the usual port. */
function hostIn(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host
}

function bare(host: string): string {
  return host.replace(/^www\./, '').replace(/\.(?=:|$)/, '')
}
