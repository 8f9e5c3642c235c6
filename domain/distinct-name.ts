import { slugOf } from './slug'

/**
 * The name of a store or a category in the titles of its pages (product.md, section 28). The second of a name
 * has a longer slug, and what is longer follows its name, or two pages would have one title.
 */
export function distinctName({ name, slug }: { name: string; slug: string }): string {
  const first = `${slugOf(name)}-`
  return slug.startsWith(first) ? `${name} (${slug.slice(first.length)})` : name
}
