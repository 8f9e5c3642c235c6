/** Why the product cannot start, in words for the person who started it; its stack says nothing to them. */
export class StartError extends Error {
  override name = 'StartError'
}
