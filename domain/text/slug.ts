/** The longest slug, in characters. */
export const slugLength = 100

/** Lower case, trimmed, hyphens for white space. Composed last, because lower case can decompose. */
export function slugOf(name: string): string {
  return name.toLowerCase().trim().replace(/\s+/g, '-').normalize('NFC')
}

/** A text without the characters that no slug may have. */
export function withoutRefused(text: string): string {
  return text.replace(/[/\\?#%]+/g, '')
}

/** A slug without the hyphens that stand beside others or at its ends. */
export function withoutSpareHyphens(slug: string): string {
  return slug.replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}

/** How many former slugs still lead to an item. A transaction has no room for more. */
export const formerSlugCount = 5

/** Why a slug cannot be in an address; null if it can. Slugs that are stored pass. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'A slug is required.'
  if (slug.length > slugLength) return `The slug may have at most ${slugLength} characters.`
  if (/[/\\?#%]/.test(slug)) return 'The slug may not contain / \\ ? # or %.'
  if (/^\.+$/.test(slug)) return 'The slug needs a letter or a digit.'
  return null
}

const readable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** Why something may not get a slug; null if it may. Marks alone, such as '&+', name nothing. */
export function newSlugProblem(slug: string): string | null {
  const problem = slugProblem(slug)
  return problem === null && !readable.test(slug) ? 'The slug needs a letter or a digit.' : problem
}
