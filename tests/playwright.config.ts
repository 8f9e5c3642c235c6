import { defineConfig } from '@playwright/test'
import { freePort } from '#local/free-port'
import { findBrowser, findLightBrowser } from './support/browser'
import { exhaustive } from './support/sample'

// Workers load this file again: what was decided first holds for them too.
const origin = (process.env['CLIPWELL_E2E_ORIGIN'] ??= `http://localhost:${await freePort()}`)
const browser = await (exhaustive ? findBrowser() : findLightBrowser())

/** Browser tests over the whole product, in Chromium: `npm run test:exhaustive` takes the system's. */
export default defineConfig({
  testMatch: '**/tests/{,features/*/}e2e/{,exhaustive/}*.test.ts',
  testIgnore: exhaustive ? [] : '**/exhaustive/**',
  grepInvert: exhaustive ? [] : /@nightly/,
  outputDir: '../test-results',
  globalSetup: './e2e/start-product.ts',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of each test would take a tenth of the time: `npm run test:e2e -- --trace=on` makes them where
    // one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
})
