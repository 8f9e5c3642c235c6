/** Characters that a slug may have. */
export const slugLength = 100

/**
 * The slug that follows from a name: lowercased, trimmed, runs of white space become hyphens
 * (product.md, section 3). Composed (NFC) after that, since lower case can come apart: what looks the same is
 * the same slug, however it was typed.
 */
export function slugOf(name: string): string {
  return name.toLowerCase().trim().replace(/\s+/g, '-').normalize('NFC')
}

/**
 * How many former slugs of a store or a category lead to it. A change of the longest name has room for no
 * more.
 */
export const formerSlugCount = 5

/** Why a slug can't be part of an address, or null when it can. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'A slug is required.'
  if (slug.length > slugLength) return `The slug may have at most ${slugLength} characters.`
  if (/[/\\?#%]/.test(slug)) return 'The slug may not contain / \\ ? # or %.'
  if (/^\.+$/.test(slug)) return 'The slug needs a letter or a digit.'
  return null
}
