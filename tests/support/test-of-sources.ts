import { test } from 'vitest'
import { bundles } from './handlers'

/** A test that makes a service fail from within the functions' code, which is impossible in a bundle. */
// oxlint-disable-next-line vitest/no-disabled-tests -- every test of it runs in npm test
export const testOfSources = test.runIf(bundles === undefined)
