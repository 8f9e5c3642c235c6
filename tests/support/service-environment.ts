import { inject } from 'vitest'

// Before any module of the product is loaded, because clients read the environment when they are created.
Object.assign(process.env, inject('serviceEnvironment'))

/*
 * Each file has a region, and so a database, of its own: DynamoDB Local reads all records of all streams of a
 * database at each write, also those of deleted tables.
 */
const shared = globalThis as { testRegions?: number }
shared.testRegions = (shared.testRegions ?? 0) + 1
// Bundles have clients of their own, which keep their region.
if (!process.env.FUNCTION_BUNDLES) process.env.AWS_REGION = `test-${shared.testRegions}`

interface Requests {
  handle: (request: { headers: { authorization: string } }, options: object) => Promise<unknown>
  updateHttpClientConfig: (name: 'requestTimeout', milliseconds: number) => void
}

// The client of writes keeps the region in which it was created.
const { documentClient } = await import('#table/client')
const requests = documentClient().config.requestHandler as unknown as Requests
const send = requests.handle
if (send.name !== 'sendInRegion') {
  // That a machine is slow is no fault of the product.
  requests.updateHttpClientConfig('requestTimeout', 20_000)
  requests.handle = function sendInRegion(request, options) {
    const { headers } = request
    headers.authorization = headers.authorization.replace(/test-\d+/, String(process.env.AWS_REGION))
    return send.call(requests, request, options)
  }
}
