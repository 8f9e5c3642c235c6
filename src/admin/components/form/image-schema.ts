import * as z from 'zod'
import { imageLimits, imageProblems, imageTypes } from '#domain/image'

/** Files of an image picker, refused for what the server would refuse once it has them. */
export const imagesSchema = z
  .array(z.instanceof(File))
  .refine((files) => files.every(({ type }) => imageTypes.includes(type)), imageProblems.type)
  .refine((files) => files.every(({ size }) => size <= imageLimits.bytes), imageProblems.size)
