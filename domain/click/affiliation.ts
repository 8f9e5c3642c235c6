import * as z from 'zod'
import { AppError } from '../http/errors'
import { placeholders, templateProblem } from './link-template'
import { type Affiliation, linkModes } from './out-link'
import { cleanAddress } from '../text/clean'
import { bounds, isMissing, line, typed } from '../text/text'

/** What a store says of its affiliate network, as it is read (product.md, section 24). Absent: not said. */
export const affiliationSchema = z.object({
  network: z.string().optional(),
  advertiserId: z.string().optional(),
  linkTemplate: z.string().optional(),
  /** Absent: redirect. */
  linkMode: z.enum(linkModes).optional(),
  subIdParam: z.string().optional(),
})

/** A field that may be left out. Null and '' remove what was said before. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value !== undefined && isMissing(value) ? null : value),
    schema.nullable().optional(),
  )
}

const linkTemplate = typed('Tracking template', bounds.link, cleanAddress).superRefine((text, context) => {
  const problem =
    text.length > bounds.link
      ? `Tracking template may have at most ${bounds.link} characters.`
      : templateProblem(text)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
})

const subIdParam = line('Sub-id parameter', 50).refine(
  (name) => /^[\w.-]+$/.test(name),
  'Sub-id parameter may have letters, digits, hyphens, dots and underscores.',
)

/** The same as staff send it (product.md, section 5). All of it may be left out. */
export const affiliationFields = {
  network: optional(line('Network', bounds.name)),
  advertiserId: optional(line('Advertiser id', bounds.name)),
  linkTemplate: optional(linkTemplate).meta({
    description: 'A full address with `{URL}`, and `{MID}` and `{SUBID}` where the network asks for them.',
  }),
  linkMode: optional(z.enum(linkModes, { error: 'Way to the shop must be redirect or direct.' })),
  subIdParam: optional(subIdParam),
}

/** Throws `invalid` for a template that needs an advertiser of a store that names none. */
export function requireAdvertiser({ linkTemplate: template = '', advertiserId }: Affiliation): void {
  if (advertiserId !== undefined || !template.includes(placeholders.advertiser)) return
  const message = `For ${placeholders.advertiser} in the tracking template an advertiser id is required.`
  throw new AppError('invalid', message, { fields: { advertiserId: message } })
}
