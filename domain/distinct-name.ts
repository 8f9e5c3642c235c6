import { slugOf } from './slug'

/**
 * The name of a store or a category in the titles of its pages (product.md, section 28). The second of a name
 * has a longer slug, and what is longer follows its name, or two pages would have one title.
 */
export function distinctName({ name, slug }: { name: string; slug: string }): string {
  const [whole, first] = [tidy(slug), `${tidy(slugOf(name))}-`]
  return whole.startsWith(first) ? `${name} (${whole.slice(first.length)})` : name
}

/** Without what no slug may have, and the hyphens that this leaves over, as forms propose slugs. */
function tidy(slug: string): string {
  return slug
    .replace(/[/\\?#%]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
