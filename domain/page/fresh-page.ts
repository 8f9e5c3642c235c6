/** The parameter of a page's address that no cache answers: staff see at once what they have saved. */
export const freshParameter = 'fresh'

export function freshAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${freshParameter}=1`
}
