import { test } from 'vitest'
import { bundles } from './handlers'

/**
 * A test that makes a service fail from within the functions' code, which a bundle keeps to itself: `npm run
 * test:bundles` leaves it out.
 */
// oxlint-disable-next-line vitest/no-disabled-tests -- every test of it runs in npm test
export const testOfSources = test.runIf(bundles === undefined)
