import * as z from 'zod'
import { imageLimits, imageProblems, imageTypes } from '#domain/image/formats'

export const imagesSchema = z
  .array(z.instanceof(File))
  .refine((files) => files.every(({ type }) => imageTypes.includes(type)), imageProblems.type)
  .refine((files) => files.every(({ size }) => size <= imageLimits.bytes), imageProblems.size)
