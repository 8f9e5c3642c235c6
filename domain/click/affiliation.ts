import * as z from 'zod'
import { invalidField } from '../http/errors'
import { placeholders, templateProblem } from './link-template'
import { cleanAddress } from '../text/clean'
import { bounds, line, optional, typed } from '../field/field'

/** How the links of a store lead to its shop: through our own address, or straight, as some networks ask. */
const linkModes = ['redirect', 'direct'] as const

/** A store's affiliate settings as they are read (product.md, section 24). All are optional. */
export const affiliationSchema = z.object({
  network: z.string().optional(),
  /** The shop's number at the network. `{MID}` in the template. */
  advertiserId: z.string().optional(),
  /** The network's address around that of the shop: `https://network.example/?to={URL}`. */
  linkTemplate: z.string().optional(),
  /** Absent: redirect. */
  linkMode: z.enum(linkModes).optional(),
  subIdParam: z.string().optional(),
})

export type Affiliation = z.infer<typeof affiliationSchema>

export const templateLabels = { linkTemplate: 'Tracking template' }

const linkTemplate = typed(templateLabels.linkTemplate, bounds.link, cleanAddress).superRefine(
  (text, context) => {
    const problem =
      text.length > bounds.link
        ? `Tracking template may have at most ${bounds.link} characters.`
        : templateProblem(text)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  },
)

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

type SentAffiliation = { [Name in 'linkTemplate' | 'advertiserId']?: string | null | undefined }

/** Throws `invalid` for a template that needs an advertiser of a store that names none. */
export function requireAdvertiser({ linkTemplate: template, advertiserId }: SentAffiliation): void {
  if ((advertiserId ?? null) !== null || !template?.includes(placeholders.advertiser)) return
  const message = `For ${placeholders.advertiser} in the tracking template an advertiser id is required.`
  throw invalidField('advertiserId', message)
}
