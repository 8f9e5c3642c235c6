import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[]
}

/** The policy (docs/browsers.md), as esbuild's targets: `chrome111`. */
export const buildTarget: string[] = browserslist.map((line) =>
  line.replace('ios_saf', 'ios').replace(' >= ', ''),
)
