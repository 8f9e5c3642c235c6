import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, oldestBrowsers } from '#infra/build/browsers'

export interface Feature {
  [name: string]: Feature
}

interface Support {
  version_added?: string | false
  version_removed?: string
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

export const compatibility = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as Record<'api' | 'css' | 'html' | 'javascript', Feature>

export function featureAt(within: Feature | undefined, ...names: string[]): Feature | undefined {
  return names.reduce<Feature | undefined>(
    (found, name) => (found && Object.hasOwn(found, name) && name !== '__compat' ? found[name] : undefined),
    within,
  )
}

export function featuresIn(within: Feature | undefined): [string, Feature][] {
  return Object.entries(within ?? {}).filter(([name]) => name !== '__compat')
}

/** Browsers of the policy. Features that MDN's data lacks count as supported. */
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

/** Behind a flag, or under another name, it is not supported. */
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
