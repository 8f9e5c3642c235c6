/**
 * Replaces the SDK's cache of discovered endpoints in a bundle, and the packages that it needs. DynamoDB's
 * endpoint is known: the SDK asks for another one only where AWS_ENABLE_ENDPOINT_DISCOVERY says so, and then
 * it would ask each time.
 */
export class EndpointCache extends Map<string, unknown> {
  /** The SDK gives the size of its cache. */
  constructor(_size?: number) {
    super()
  }

  getEndpoint(): undefined {
    return undefined
  }
}
