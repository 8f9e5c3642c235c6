import { slugOf, withoutRefused, withoutSpareHyphens } from '../text/slug'

/**
 * The name of a store or a category in the titles of its pages. The second of a name has a longer slug, and
 * what is longer follows its name, or two pages would have one title.
 */
export function distinctName({ name, slug }: { name: string; slug: string }): string {
  const [whole, first] = [tidy(slug), `${tidy(slugOf(name))}-`]
  return whole.startsWith(first) ? `${name} (${whole.slice(first.length)})` : name
}

const tidy = (slug: string) => withoutSpareHyphens(withoutRefused(slug))
