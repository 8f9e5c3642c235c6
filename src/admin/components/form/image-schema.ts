import * as z from 'zod'
import { imageLimits, imageProblems, imageTypes } from '#domain/image/formats'
import { reduceImage } from './reduce-image'

/** A new file, or the address of a stored image. */
export type PickedImage = File | string

const filesOf = (images: readonly PickedImage[]) => images.filter((image) => image instanceof File)

/** Files are reduced to `longestSide` (pixels, at 2×) before their size is judged. Addresses stay. */
export const pickedImagesSchema = <Image extends PickedImage>(
  images: z.ZodType<Image[], Image[]>,
  longestSide: number,
) =>
  images
    .refine((all) => filesOf(all).every(({ type }) => imageTypes.includes(type)), imageProblems.type)
    .transform((all) =>
      Promise.all(
        all.map(async (image) => (image instanceof File ? reduceImage(image, longestSide) : image)),
      ),
    )
    .refine((all) => filesOf(all).every(({ size }) => size <= imageLimits.bytes), imageProblems.size)

export const filesSchema = (longestSide: number) =>
  pickedImagesSchema(z.array(z.instanceof(File)), longestSide)
