/** For the person who started the product. Its stack is not shown. */
export class StartError extends Error {
  override name = 'StartError'
}
