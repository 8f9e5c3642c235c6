/**
 * `npm run test:features -- [--types] [card …]`: takes each feature out of a copy of the checkout, with those
 * that need it, checks types and dead code of the rest, runs its tests and starts it. A test that no longer
 * compiles is deleted, and its name is printed. `--types` neither tests nor starts.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#functions/features/needs'

type Name = keyof typeof needs

const checkout = process.cwd()
const layers = ['domain', 'functions', 'infra/demo', 'src/site', 'src/admin', 'tests']

/** More tests than this share may not be lost with a feature. */
const mostLost = 0.2

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
const files = String(listed)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(checkout, file)))

const all = Object.keys(needs) as Name[]
const wanted = process.argv.slice(2).filter((name) => name !== '--types')
const isTested = !process.argv.includes('--types')
const unknown = wanted.find((name) => !all.includes(name as Name))
if (unknown !== undefined) throw new Error(`There is no feature ${unknown}: ${all.join(', ')}.`)

const failed = all.filter((name) => (wanted.length === 0 || wanted.includes(name)) && !passesWithout(name))
console.log(
  failed.length === 0 ? 'Each feature can be left out.' : `Cannot be left out: ${failed.join(', ')}`,
)
process.exitCode = failed.length

function passesWithout(name: Name): boolean {
  const folder = mkdtempSync(join(tmpdir(), `clipwell-without-${name}-`))
  try {
    copyTo(folder)
    const gone = all.filter((each) => each === name || (needs[each] as readonly string[]).includes(name))
    console.log(`\n== without ${gone.join(' and ')}`)
    for (const each of gone) takeOut(each, folder)
    const before = testsIn(folder)
    const types = checkTypes(folder)
    const lost = before.filter((file) => !testsIn(folder).includes(file))
    console.log(`tests that use it, ${lost.length} of ${before.length}: ${lost.join(' ')}`)
    const isEnough = lost.length <= before.length * mostLost
    return [
      types,
      isEnough,
      checkDead(folder),
      ...(isTested ? [runTests(folder), starts(folder)] : []),
    ].every(Boolean)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files that Git knows, and links to packages. Caches are its own. */
function copyTo(folder: string): void {
  for (const file of files) cpSync(join(checkout, file), join(folder, file))
  // Some tests ask Git for the files.
  execFileSync('git', ['init', '--quiet', folder])
  mkdirSync(join(folder, 'node_modules'))
  for (const entry of readdirSync(join(checkout, 'node_modules'))) {
    if (/^\.(cache|vite)/.test(entry)) continue
    symlinkSync(join(checkout, 'node_modules', entry), join(folder, 'node_modules', entry))
  }
}

/** Deletes its folders, and what the files beside them, which compose the features, import of it. */
function takeOut(name: Name, folder: string): void {
  for (const layer of layers) {
    const features = join(folder, layer, 'features')
    rmSync(join(folder, layer === 'domain' ? `domain/${name}` : `${layer}/features/${name}`), {
      recursive: true,
      force: true,
    })
    for (const file of readdirSync(features).filter((each) => /\.tsx?$/.test(each))) {
      const path = join(features, file)
      writeFileSync(path, without(name, readFileSync(path, 'utf8')))
    }
  }
}

function importsOf(name: Name): RegExp {
  return new RegExp(String.raw`import (?:type )?\{([^}]*)\} from '(?:\.\.?|#domain)/${name}/[^']*'\n`, 'g')
}

/** Its imports, and each `name,`, `...name,`, `...name(item),` or `name: () => import('./name/file'),`. */
function without(name: Name, text: string): string {
  const names = [...text.matchAll(importsOf(name))].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
  const rest = names.reduce(
    (source, each) =>
      source.replaceAll(new RegExp(String.raw`(\.\.\.)?\b${each}\b(\.\w+)?(\([^)]*\))?,?`, 'g'), ''),
    text.replaceAll(importsOf(name), ''),
  )
  return rest.replaceAll(
    new RegExp(String.raw`(\w+: \(\) => import\('\./${name}/[^']*'\)|  ${name}: \[.*\]),?`, 'g'),
    '',
  )
}

/**
 * What is used in its own file is not dead, nor what a feature offers others that are left out. The packages
 * of a feature go by `npm uninstall`.
 */
function checkDead(folder: string): boolean {
  const path = join(folder, 'package.json')
  const settings = JSON.parse(readFileSync(path, 'utf8')) as { knip: { entry: string[] } }
  const entry = [...settings.knip.entry, '{functions,src/*}/features/*/public.{ts,tsx}']
  const knip = { ...settings.knip, entry, ignoreExportsUsedInFile: true, exclude: ['dependencies'] }
  writeFileSync(path, JSON.stringify({ ...settings, knip }))
  return passes(folder, 'dead code', 'knip')
}

/** A file of tests that no longer compiles uses the feature, and is deleted. Any other is a failure. */
function checkTypes(folder: string): boolean {
  for (;;) {
    const { stdout } = run(folder, 'npm', 'run', '-s', 'check:types')
    const wrong = [
      ...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
    ]
    const tests = wrong.filter((file) => /^tests\/|\.test\.tsx?$/.test(file))
    if (tests.length < wrong.length || wrong.length === 0) {
      if (stdout !== '') console.log(stdout)
      return stdout === ''
    }
    for (const file of tests) rmSync(join(folder, file))
  }
}

function testsIn(folder: string): string[] {
  return files.filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(folder, file)))
}

function runTests(folder: string): boolean {
  return passes(
    folder,
    'vitest',
    'vitest',
    'run',
    '--config=tests/vitest.config.ts',
    '--project=unit',
    '--project=api',
    '--project=infra',
    // The documents still name what was taken out.
    '--exclude=tests/sources/citations.test.ts',
  )
}

/** The product is built and started, and a visitor and staff look at it. */
function starts(folder: string): boolean {
  const config = '--config=tests/playwright.config.ts'
  return passes(folder, 'start', 'playwright', 'test', config, 'e2e/shell.test.ts')
}

function passes(folder: string, what: string, command: string, ...args: string[]): boolean {
  const { status, stdout } = run(folder, join(checkout, 'node_modules/.bin', command), ...args)
  if (status !== 0) console.log(`${what}:\n${stdout}`)
  return status === 0
}

function run(folder: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return { status, stdout: stdout + stderr }
}
