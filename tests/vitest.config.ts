import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { brand } from '../infra/build/brand.ts'
import { buildAssets } from '../infra/build/build-assets.ts'
import { PagesTogether } from './support/pages-together.ts'

/** Times fit for two slow cores that also run the local services, and something else beside them. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, teardownTimeout: 20_000 }

/** Tests over the local services, which each run of Vitest starts for itself. */
const overServices = {
  environment: 'node' as const,
  globalSetup: 'tests/support/services.ts',
  setupFiles: [
    'tests/support/example-settings.ts',
    'tests/support/service-environment.ts',
    'tests/support/nothing-left.ts',
  ],
}

export default defineConfig({
  // Tests of the pages function render from the sources, as while developing.
  plugins: [brand(), react(), buildAssets()],
  test: {
    ...timeouts,
    // The files of a project share a process and what it has loaded: loading it anew took a third of the
    // time.
    isolate: false,
    sequence: { sequencer: PagesTogether },
    // What is young is collected less often: it took a twentieth of the processor's time.
    execArgv: ['--max-semi-space-size=64'],
    // A spy or a changed variable never reaches the next test.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    env: { LOG_LEVEL: 'silent', TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A component's test asks for a page at its head: `// @vitest-environment happy-dom`.
          environment: 'node',
          include: ['{domain,functions,src,infra,tests/support,tests/sources}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/example-settings.ts',
            'tests/support/component-tests.ts',
            'tests/support/nothing-left.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...overServices,
          include: [
            'tests/{,features/*/}{api,faults,fuzz,operations,pages,permissions,races,releases,table}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // What takes too long for each change, and is left to `npm run test:exhaustive`.
          name: 'exhaustive',
          ...overServices,
          include: ['tests/exhaustive/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // The same tests over what is deployed.
          name: 'bundles',
          ...overServices,
          globalSetup: 'tests/support/bundled-services.ts',
          include: ['tests/{,features/*/}api/**/*.test.ts'],
          server: { deps: { external: [/\/handler\.mjs$/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          environment: 'node',
          include: ['tests/{,features/*/}infra/**/*.test.ts'],
          setupFiles: 'tests/support/nothing-left.ts',
          globalSetup: 'tests/infra/synthesize.ts',
          // Vitest keeps the files of one project in one process only if no other project is in their group.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    coverage: { include: ['{domain,functions,src}/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
  },
})
