import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postcss, { type AcceptedPlugin } from 'postcss'
import { buildAll } from '#infra/build/build-all'
import { buildParts } from '#infra/build/build-parts'
import { optionalPackage } from '../optional-packages/packages'

/**
 * `npm run check:browsers`: fails if built files need what a browser of the policy lacks (docs/browsers.md),
 * and for a line below that nothing needs any more.
 */
const allowed: Record<string, string> = {
  'css-content-visibility': 'Rows far away are drawn too, which only costs time.',
  'css-has': 'A touch beside an open dialog may scroll the page behind it.',
  'css-media-scripting': 'Where scripts are off, headings stay in the stand-in of the display font.',
  'css-paged-media': 'Paper has the margins that the browser gives it.',
  'css-resize': 'iOS has no handle; a long text scrolls.',
  'css-scrollbar': 'The bar is as the system has it.',
  'css-selection': 'iOS selects in its own colours.',
  'css-subgrid': 'Inputs beside each other begin at different heights.',
  'css-touch-action': 'Amplify UI: no slider is used.',
  'css3-cursors': 'iOS shows no pointer.',
  requestIdleCallback: 'Asked for first; a timer takes its place (src/app/when-idle.ts).',
  'text-size-adjust': 'Of iOS alone.',
}

const { default: doiuse } = await optionalPackage('doiuse')
const { Linter } = await optionalPackage('eslint')
const { default: compat } = await optionalPackage('eslint-plugin-compat')
const { browserslist: browsers } = JSON.parse(await readFile('package.json', 'utf8')) as {
  browserslist: string[]
}

/** Features by name, each with a place that needs it. */
type Newer = [feature: string, at: string][]

interface CssUsage {
  feature: string
  featureData: { missing?: string }
  usage: unknown
}

function newerCss(text: string): Newer {
  const newer: Newer = []
  // A feature of which a browser has a part is not missing.
  const onFeatureUsage = ({ feature, featureData, usage }: CssUsage) => {
    if (featureData.missing) newer.push([feature, String(usage).slice(0, 120)])
  }
  postcss([doiuse({ browsers, onFeatureUsage }) as AcceptedPlugin])
    .process(text, { from: undefined })
    .sync()
  return newer
}

function newerScript(text: string): Newer {
  const lines: { message: string }[] = new Linter().verify(text, [
    { plugins: { compat }, rules: { 'compat/compat': 'error' }, settings: { browsers } },
  ])
  return lines.map(({ message }) => [message.split(' ')[0] ?? '', message])
}

const folder = await mkdtemp(join(tmpdir(), 'policy-'))
try {
  await buildAll(folder)
  const assets = join(folder, buildParts.site, 'assets')
  const found = new Map<string, string>()
  for (const file of await readdir(assets)) {
    const text = await readFile(join(assets, file), 'utf8')
    const newer = file.endsWith('.css') ? newerCss(text) : file.endsWith('.js') ? newerScript(text) : []
    for (const [feature, where] of newer) found.set(feature, `${feature} in ${file}: ${where}`)
  }
  const refused = [...found].filter(([feature]) => !(feature in allowed)).map(([, where]) => where)
  const unused = Object.keys(allowed).filter((feature) => !found.has(feature))
  for (const line of [...refused, ...unused.map((feature) => `Nothing needs ${feature}.`)])
    console.error(line)
  process.exitCode = refused.length + unused.length > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}
