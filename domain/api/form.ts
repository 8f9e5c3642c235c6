import * as z from 'zod'
import { imageLimits } from '../image/formats'
import { bounds } from '../field/field'

export interface Upload {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

type Way = 'file' | 'new file' | 'files' | 'list' | 'json' | 'optional json'

/** How a form carries a field that is not a single text. */
export const formFields = z.registry<{ as: Way }>()

const imageOf = (pixels: number, formats = 'PNG, JPEG, WebP, GIF, AVIF or SVG') => ({
  type: 'string',
  format: 'binary',
  contentEncoding: 'binary',
  description: `A ${formats} file of up to 5 MB and ${pixels / 1e6} megapixels. It must not be animated.`,
})
const image = imageOf(imageLimits.pixels)

const upload = (label: string, missing?: string) =>
  z
    .custom<Upload>(isUpload, {
      error: ({ input }) => (input === undefined && missing ? missing : `${label} must be a file.`),
    })
    .meta(image)

/** A required image. Its messages begin with `label`, also the one for `missing`. */
export function requiredImage(label: string, missing: string) {
  return upload(label, missing).register(formFields, { as: 'file' })
}

/** An optional image of something new. Null if none is sent. */
export function optionalImage(label: string) {
  return upload(label)
    .optional()
    .transform((file) => file ?? null)
    .meta(image)
    .register(formFields, { as: 'file' })
}

/** An optional picture of a person. */
export function optionalPortrait(label: string) {
  return upload(label)
    .optional()
    .meta(imageOf(imageLimits.portraitPixels, 'PNG, JPEG, WebP or GIF'))
    .register(formFields, { as: 'file' })
}

/** An image that replaces another. A text is ignored: it is the address, as it was read. */
export function newImage(label: string) {
  return upload(label).optional().meta(image).register(formFields, { as: 'new file' })
}

/** The images of a blog. */
export function images(max = bounds.coverImages) {
  return z
    .array(upload('Each of the cover images'))
    .max(max, `A blog may have at most ${max} cover images.`)
    .optional()
    .register(formFields, { as: 'files' })
}

/** A list in a form: one field for each item. */
export function formList<Schema extends z.ZodType>(name: string, list: Schema): Schema {
  const description = `One field for each item: ${name}[0], ${name}[1], …`
  return travelling(list.meta({ description }), 'list')
}

/** A value that a form carries as JSON text. */
export function formJson<Schema extends z.ZodType>(value: Schema): Schema {
  return travelling(value.clone(), 'json')
}

/** A formJson value that stays unchanged if it is not sent. */
export function optionalFormJson<Schema extends z.ZodType>(value: Schema): Schema {
  return travelling(value.clone(), 'optional json')
}

function travelling<Schema extends z.ZodType>(schema: Schema, as: Way): Schema {
  formFields.add(schema, { as })
  return schema
}

export function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}
