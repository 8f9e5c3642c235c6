/**
 * Mutates the code of a folder, one place at a time, and reports mutations that no test notices: `npm run
 * test:mutations -- functions/http`. The report is reports/mutations/index.html. A large folder takes hours,
 * so this is not part of `npm test`. Start with a single file: `npm run test:mutations --
 * domain/field/field.ts`. Naming the tests too is faster: `-- functions/http/body.ts tests/api/http.test.ts`.
 */
import { existsSync, statSync } from 'node:fs'
import { optionalPackage } from '../optional-packages/packages'

const [folder = 'domain', ...tests] = process.argv.slice(2)
if (!existsSync(folder)) {
  console.error(`There is no ${folder}. Name a folder or a file, such as functions/http.`)
  process.exit(2)
}
const files = statSync(folder).isDirectory() ? `${folder}/**/*.ts` : folder
// The API's tests also cover the code of the functions.
process.env['MUTATED'] = folder.startsWith('functions') ? 'functions' : 'rules'
process.env['MUTATED_TESTS'] = tests.join(',')

const { Stryker } = await optionalPackage('@stryker-mutator/core')
await new Stryker({
  mutate: [files, '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
  // Stryker would rewrite it with functions that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // A mutation of a module's constants would run every test.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 30_000,
  ignorePatterns: ['dist', 'reports', 'coverage', 'test-results', '.local', 'docs'],
  tempDirName: '.local/mutations',
  cleanTempDir: 'always',
  allowEmpty: true,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutations/index.html' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
}).runMutationTest()
