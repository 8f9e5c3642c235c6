import { defineConfig, mergeConfig } from 'vitest/config'
import everything from '../vitest.config.ts'

/** The tests that check mutations: unit tests for rules, and also the API's tests for the functions. */
const included = {
  rules: ['domain/**/*.test.ts'],
  functions: [
    'functions/**/*.test.ts',
    'tests/{,features/*/}api/**/*.test.ts',
    'tests/races/interleaving.test.ts',
  ],
}[process.env['MUTATED'] === 'functions' ? 'functions' : 'rules']

const named = process.env['MUTATED_TESTS']?.split(',').filter(Boolean) ?? []
const include = named.length > 0 ? named : included

/** Tests that lie beside the code need no services, and start at once without them. */
const overServices = include.some((file) => file.startsWith('tests/'))
  ? { globalSetup: 'tests/support/services.ts', setupFiles: 'tests/support/service-environment.ts' }
  : {}

// Stryker's threads refuse options of Node.
const { projects: _, isolate: __, execArgv: ___, ...test } = everything.test ?? {}
export default mergeConfig(defineConfig({ plugins: everything.plugins ?? [] }), {
  test: { ...test, environment: 'node', include, ...overServices },
})
