/**
 * Sends more than 20,000 hostile requests to the API. `npm test` sends about 1,500. Run by `npm run
 * test:fuzz`; a number after it sets the requests to each route.
 */
import { startVitest } from 'vitest/node'

process.env['FUZZ_REQUESTS'] = process.argv[2] ?? '500'
const vitest = await startVitest('test', ['tests/fuzz'], {
  config: 'tests/vitest.config.ts',
  project: ['api'],
  watch: false,
})
await vitest.close()
