import { readFileSync } from 'node:fs'

/** The browsers of the policy (docs/browsers.md), by the names that compatibility data has for them. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const

export type Browser = (typeof names)[keyof typeof names]

/** The oldest version of each browser that the product promises to work in. */
export const oldestBrowsers: Readonly<Record<Browser, string>> = readPolicy()

/** The same for the build, which rewrites newer syntax of scripts and style sheets. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => name.replace('safari_ios', 'ios') + version,
)

/** `browserslist` in package.json is the one place that says it: "firefox >= 115". */
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
