import { site } from '#site'

/**
 * Run before each file of tests. They expect days of UTC in British English, whatever an operator has set:
 * what the product makes of other settings is for tests/e2e/exhaustive/other-site.test.ts.
 */
site.timeZone = 'UTC'
site.language = { ...site.language, formats: 'en-GB' }
