import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, oldestBrowsers } from '#infra/build/browsers'

/** A feature, with those that are parts of it. */
export interface Feature {
  [name: string]: Feature
}

/** In which versions a browser has a feature, and how. */
interface Support {
  version_added?: string | false
  version_removed?: string
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

/** What MDN knows of each feature of the web, and since when browsers have it. */
export const compatibility = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as Record<'api' | 'css' | 'html' | 'javascript', Feature>

/** The part of the data at these names; undefined if it has none. */
export function featureAt(within: Feature | undefined, ...names: string[]): Feature | undefined {
  return names.reduce<Feature | undefined>(
    (found, name) => (found && Object.hasOwn(found, name) && name !== '__compat' ? found[name] : undefined),
    within,
  )
}

/** What is below a part of the data, by name. */
export function featuresIn(within: Feature | undefined): [string, Feature][] {
  return Object.entries(within ?? {}).filter(([name]) => name !== '__compat')
}

/** The browsers of the policy that lack the feature. What the data does not know is taken to be there. */
export function lackingBrowsers(feature: Feature | undefined): Browser[] {
  const { support } = (feature?.['__compat'] ?? {}) as {
    support?: Partial<Record<Browser, Support | Support[]>>
  }
  if (!support) return []
  return (Object.entries(oldestBrowsers) as [Browser, string][])
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat()
      return !statements.some((statement) => isIn(statement, version))
    })
    .map(([browser]) => browser)
}

/** A feature behind a flag, or under another name, is not there. */
function isIn(statement: Support, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (statement.flags || statement.prefix || statement.alternative_name) return false
  return isSince(added, version) && !isSince(removed, version)
}

function isSince(added: string | false | undefined, version: string): boolean {
  if (!added || added === 'preview') return false
  const [since, wanted] = [added.replace('≤', ''), version].map((text) => text.split('.').map(Number))
  return compare(since ?? [], wanted ?? []) <= 0
}

function compare([major = 0, minor = 0]: number[], [otherMajor = 0, otherMinor = 0]: number[]): number {
  return major - otherMajor || minor - otherMinor
}
