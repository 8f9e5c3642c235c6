import type { site } from '#site'
import type { EnvironmentName } from '#infra/environments'

export const placeholdersFlag = '--with-placeholders'

/** Domains of RFC 2606, numbers of films, texts in brackets, and digits that were never given out. */
const nobodys = [
  /(?:^|[./@])example\.(?:com|net|org)\b|\.(?:example|invalid|test)\b/i,
  /\b555[ -]?01\d\d\b/,
  /\bsample/i,
  /^\[.*\]$/s,
  /^[0\s/.-]{3,}$/,
  /^12345$/,
  // A network's front page instead of the operator's.
  /^https:\/\/[^/]+\/?$/,
]

const judgedByThemselves = new Set([
  'colours',
  'language',
  'timeZone',
  'logo',
  'address',
  'name',
  'withoutEndDate',
])

export function placeholdersIn(
  settings: typeof site,
  { productName, now }: { productName: string; now: Date },
): string[] {
  const { name, address, withoutEndDate } = settings
  const others = Object.entries(settings).filter(([key]) => !judgedByThemselves.has(key))
  const years = withoutEndDate.match(/\b20\d\d\b/g) ?? []
  return [
    ...(name.toLowerCase() === productName ? [problemAt('name', name)] : []),
    ...(isNobodys(new URL(address).host) ? [problemAt('address', address)] : []),
    ...others.flatMap(([key, value]) => placeholdersAt(key, value)),
    ...(years.some((year) => Number(year) < now.getUTCFullYear())
      ? [problemAt('withoutEndDate', withoutEndDate)]
      : []),
  ]
}

function placeholdersAt(path: string, value: unknown): string[] {
  if (typeof value === 'string') return isNobodys(value) ? [problemAt(path, value)] : []
  if (Array.isArray(value)) return value.flatMap((each, at) => placeholdersAt(`${path}[${at}]`, each))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => placeholdersAt(`${path}.${key}`, each))
}

const isNobodys = (text: string) => nobodys.some((pattern) => pattern.test(text.trim()))

const problemAt = (path: string, value: string) => `Place-holder in site.ts: site.${path} is '${value}'`

/** Throws for `prod` with place-holders, unless the operator wants them. */
export function refusePlaceholders(
  name: EnvironmentName,
  found: readonly string[],
  args: readonly string[],
): void {
  if (name !== 'prod' || found.length === 0 || args.includes(placeholdersFlag)) return
  const count = found.length === 1 ? 'This place-holder is' : `These ${found.length} place-holders are`
  throw new Error(
    `${count} left (docs/your-site.md). Replace what is listed, or deploy all the same: npm run deploy -- ${name} ${placeholdersFlag}`,
  )
}
