import { tooManyCovers } from '#domain/blog/blog'
import { invalidField } from '#domain/http/errors'
import { bounds } from '#domain/field/field'

export interface Covers {
  coverImagesPath: string[]
  coverImageAlts?: string[] | undefined
}

interface Wanted {
  coverImagesPath?: readonly string[] | undefined
  coverImageAlts?: string[] | undefined
  added: readonly string[]
}

/** Throws `invalid` for more texts than images. */
export function refuseMoreAlts(alts: readonly string[], images: readonly unknown[]): void {
  if (alts.length > images.length) {
    throw invalidField('coverImageAlts', 'There are more alternative texts than cover images.')
  }
}

/** Throws `invalid` for an unknown path, a place without a new image, and too many covers. */
export function coversAfter({ coverImagesPath: paths, coverImageAlts = [] }: Covers, wanted: Wanted): Covers {
  const added = wanted.added.map((path) => ({ path, alt: '' }))
  const left = paths.map((path, at) => ({ path, alt: coverImageAlts[at] ?? '' }))
  const placed = (wanted.coverImagesPath ?? paths).map((path, at) => {
    if (path === '') return added.shift() ?? noImage(at)
    const found = left.findIndex((cover) => cover.path === path)
    return left.splice(found, found === -1 ? 0 : 1)[0] ?? notThere(at)
  })
  const covers = [...placed, ...added]
  if (covers.length > bounds.coverImages) throw invalidField('coverImages', tooManyCovers)
  const alts = wanted.coverImageAlts ?? covers.map(({ alt }) => alt)
  refuseMoreAlts(alts, covers)
  return { coverImagesPath: covers.map(({ path }) => path), coverImageAlts: alts }
}

function noImage(at: number): never {
  throw invalidField(`coverImagesPath.${at}`, 'No new image was sent for this place.')
}

function notThere(at: number): never {
  throw invalidField(
    `coverImagesPath.${at}`,
    'The blog no longer has this cover image. Remove it here, or add it again.',
  )
}
