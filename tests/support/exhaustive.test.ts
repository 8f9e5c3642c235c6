import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('npm run test:exhaustive runs each file of which npm test takes a sample', () => {
  const script = readFileSync('tests/exhaustive.ts', 'utf8')
  const texts = [...script.matchAll(/'([^'\n]+)'/g)].map(([, text]) => text!)
  // Every path has what is the command of Playwright too.
  const named = texts.filter((text) => text !== 'test')
  const files = ['api', 'faults', 'infra', 'operations', 'pages', 'e2e'].flatMap((folder) =>
    readdirSync(join('tests', folder)).map((file) => `tests/${folder}/${file}`),
  )
  const sampling = files.filter(
    (file) => file.endsWith('.test.ts') && /support\/exhaustive'|LooksOf\(/.test(readFileSync(file, 'utf8')),
  )
  expect(sampling.length).toBeGreaterThan(10)
  expect(sampling.filter((file) => !named.some((name) => file.includes(name)))).toEqual([])
})
