import type { Blog } from '#domain/blog/blog'
import type { Category } from '#domain/category/category'
import type { Review } from '#domain/review/review'
import type { StoreReference } from '#domain/reference/reference'
import { tileFieldsOfFeatures } from '#domain/features/tile-fields'
import type { Store } from '#domain/store/store'
import { paths } from '#lib/paths'

// The fields that a tile or teaser shows. Reads of lists select only these (read.ts).

/** No two stores have the same slug, so a list of all needs no id. */
export type StoreTile = Pick<Store, 'name' | 'slug' | 'logo'> & OfFeatures

type OfFeatures = Partial<Pick<Store, (typeof tileFieldsOfFeatures)[number]>>

export function storeTile({ name, slug, logo, ...others }: StoreTile): StoreTile {
  const ofFeatures = tileFieldsOfFeatures.map((field) => [field, others[field]])
  return { name, slug, logo, ...(Object.fromEntries(ofFeatures) as OfFeatures) }
}

export const storeLinks = (stores: StoreTile[]): { name: string; path: string }[] =>
  stores.map(({ name, slug }) => ({ name, path: paths.store(slug) }))

export type StoreTileWithId = StoreTile & Pick<Store, '_id'>

/** With the id, for lists that come in pages. */
export const storeTileWithId = (store: StoreTileWithId): StoreTileWithId => ({
  _id: store._id,
  ...storeTile(store),
})

export const storeName = ({ name, slug }: StoreReference): Pick<StoreReference, 'name' | 'slug'> => ({
  name,
  slug,
})

export type CategoryTile = Pick<Category, 'name' | 'slug' | 'imagePath'>

export const categoryTile = ({ name, slug, imagePath }: Category): CategoryTile => ({ name, slug, imagePath })

export type CategoryTileWithId = CategoryTile & Pick<Category, '_id'>

export const categoryTileWithId = (category: Category): CategoryTileWithId => ({
  _id: category._id,
  ...categoryTile(category),
})

export interface BlogTeaser extends Pick<Blog, '_id' | 'title' | 'author' | 'createdAt' | 'updatedAt'> {
  covers: string[]
  /** Alternative texts of the covers, if there are any. */
  alts: string[] | undefined
  text: string | undefined
}

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

export type ReviewCardData = ReturnType<typeof reviewCardFields>

export function reviewCardFields(review: Review) {
  const { _id, reviewerName, profilePicture, text, rating, createdAt, source, editedAt, answer } = review
  const storeId = storeName(review.storeId)
  return { _id, reviewerName, profilePicture, text, rating, storeId, createdAt, source, editedAt, answer }
}
