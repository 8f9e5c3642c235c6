import type { Blog } from '#domain/blog/blog'
import type { Category } from '#domain/category/category'
import type { StoreReference } from '#domain/store/store-reference'

// What lists select of their items: what they show.

/** What a store's logo with its name and link needs. Of all stores, no two have the same slug. */
export type StoreTile = Pick<StoreReference, 'name' | 'slug' | 'logo'>

/** A store as its logo and name. */
export function tileOf({ name, slug, logo }: StoreReference): StoreTile {
  return { name, slug, logo }
}

/** The same with its id, for lists that come in pages. */
export function logoOf(store: StoreReference): StoreReference {
  return { _id: store._id, ...tileOf(store) }
}

/** A store as its name, with what its link needs. */
export function nameOf({ name, slug }: StoreReference): Pick<StoreReference, 'name' | 'slug'> {
  return { name, slug }
}

/** What a category's card shows. */
export type ShownCategory = Pick<Category, 'name' | 'slug' | 'imagePath'>

/** A category as its card. */
export function cardOf({ name, slug, imagePath }: Category): ShownCategory {
  return { name, slug, imagePath }
}

/** The same with its id, for lists that come in pages. */
export type ListedCategory = ShownCategory & Pick<Category, '_id'>

export function listedCardOf(category: Category): ListedCategory {
  return { _id: category._id, ...cardOf(category) }
}

/** A blog as a card, with what its link needs. */
export interface BlogTeaser extends Pick<Blog, '_id' | 'title' | 'author' | 'createdAt' | 'updatedAt'> {
  covers: string[]
  /** What they show, as far as it is said. */
  alts: string[] | undefined
  /** Its first paragraph. */
  text: string | undefined
}

/** A blog with the first covers. */
export function teaserOf(blog: Blog, count: number): BlogTeaser {
  const { _id, title, author, createdAt, updatedAt, coverImagesPath, coverImageAlts, paragraphs } = blog
  const covers = coverImagesPath.slice(0, count)
  return {
    _id,
    title,
    author,
    createdAt,
    updatedAt,
    covers,
    alts: coverImageAlts?.slice(0, count),
    text: paragraphs[0]?.paragraphText,
  }
}
