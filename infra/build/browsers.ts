import { readFileSync } from 'node:fs'

/** By their names in compatibility data. docs/browsers.md has the policy. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const

export type Browser = (typeof names)[keyof typeof names]

export const oldestBrowsers: Readonly<Record<Browser, string>> = readPolicy()

export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => name.replace('safari_ios', 'ios') + version,
)

function readPolicy(): Record<Browser, string> {
  const { browserslist } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { browserslist: string[] }
  const versions = browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!(name in names)) throw new Error(`"browserslist" in package.json has a line like no other: ${line}`)
    return [names[name as keyof typeof names], version] as const
  })
  return Object.fromEntries(versions) as Record<Browser, string>
}
