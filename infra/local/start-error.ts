/** Why the product cannot start, for the person who started it. Its stack is not shown. */
export class StartError extends Error {
  override name = 'StartError'
}
