import type { Blog } from '#domain/blog'
import type { StoreReference } from '#domain/store-reference'

// What lists select of their items: what they show.

/** A store as its logo and name, with what its link needs. */
export function logoOf({ _id, name, slug, logo }: StoreReference): StoreReference {
  return { _id, name, slug, logo }
}

/** A blog as a card, with what its link needs. */
export interface BlogTeaser extends Pick<Blog, '_id' | 'title'> {
  covers: string[]
  /** Its first paragraph. */
  text: string | undefined
}

/** A blog with the first covers. */
export function teaserOf({ _id, title, coverImagesPath, paragraphs }: Blog, covers: number): BlogTeaser {
  return { _id, title, covers: coverImagesPath.slice(0, covers), text: paragraphs[0]?.paragraphText }
}
