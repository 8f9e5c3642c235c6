import { slugOf, withoutRefused, withoutSpareHyphens } from './slug'

/** A name in page titles. The second of a name has a longer slug, whose rest follows the name. */
export function distinctName({ name, slug }: { name: string; slug: string }): string {
  const [whole, first] = [tidy(slug), `${tidy(slugOf(name))}-`]
  return whole.startsWith(first) ? `${name} (${whole.slice(first.length)})` : name
}

const tidy = (slug: string) => withoutSpareHyphens(withoutRefused(slug))
