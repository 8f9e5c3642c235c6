import type { Blog } from '#domain/blog'
import type { Category } from '#domain/category'
import type { StoreReference } from '#domain/store-reference'

// What lists select of their items: what they show.

/** A store as its logo and name, with what its link needs. */
export function logoOf({ _id, name, slug, logo }: StoreReference): StoreReference {
  return { _id, name, slug, logo }
}

/** What a category's card shows. */
export type ShownCategory = Pick<Category, '_id' | 'name' | 'slug' | 'imagePath'>

/** A category as its card. */
export function cardOf({ _id, name, slug, imagePath }: Category): ShownCategory {
  return { _id, name, slug, imagePath }
}

/** A blog as a card, with what its link needs. */
export interface BlogTeaser extends Pick<Blog, '_id' | 'title'> {
  covers: string[]
  /** What they show, as far as it is said. */
  alts: string[] | undefined
  /** Its first paragraph. */
  text: string | undefined
}

/** A blog with the first covers. */
export function teaserOf(blog: Blog, count: number): BlogTeaser {
  const { _id, title, coverImagesPath, coverImageAlts, paragraphs } = blog
  const covers = coverImagesPath.slice(0, count)
  return { _id, title, covers, alts: coverImageAlts?.slice(0, count), text: paragraphs[0]?.paragraphText }
}
