import * as z from 'zod'
import { clean, cleanAddress, cleanLine } from '../text/clean'
import { fieldKinds } from './field-kind'
import { linkProblem } from '../text/link'

/** The largest lengths of text that people type, in characters. */
export const bounds = {
  name: 100,
  phone: 40,
  title: 200,
  text: 5000,
  point: 200,
  points: 20,
  coverImages: 10,
  paragraphs: 50,
  blogStores: 10,
  link: 2000,
}

/** The message for a value of another type. `missing` is the one for no value. */
export function textError(label: string, missing = `${label} is required.`) {
  return ({ input }: { input?: unknown }) => (input === undefined ? missing : `${label} must be text.`)
}

/** Typed text. Its raw length is checked first: normalising costs time. */
export function typed(label: string, max: number, tidy: (text: string) => string, missing?: string) {
  return z
    .string({ error: textError(label, missing) })
    .max(4 * max + 100, tooLong(label, max))
    .transform(tidy)
}

/** The message for a text that is too long. */
export function tooLong(label: string, max: number): string {
  return `${label} may have at most ${max} characters.`
}

function bounded(
  label: string,
  max: number,
  tidy: (text: string) => string,
  missing = `${label} is required.`,
) {
  return typed(label, max, tidy, missing)
    .pipe(z.string().min(1, missing).max(max, tooLong(label, max)))
    .meta({ description: `1 to ${max} characters, not counting white space at its ends.` })
}

/** Required text on one line. Messages begin with `label`: 'Name is required.' */
export function line(label: string, max: number, missing?: string) {
  return bounded(label, max, cleanLine, missing).register(fieldKinds, { label, kind: 'line' })
}

/** Required text of several lines. */
export function prose(label: string, max = bounds.text) {
  return bounded(label, max, clean).register(fieldKinds, { label, kind: 'prose' })
}

function atMost(label: string, max: number, tidy: (text: string) => string) {
  return typed(label, max, tidy).pipe(z.string().max(max, tooLong(label, max)))
}

/** A `line` field that may be empty. */
export function lineOrNone(label: string, max: number) {
  return atMost(label, max, cleanLine).register(fieldKinds, { label, kind: 'line' })
}

/** A `prose` field that may be empty. */
export function proseOrNone(label: string, max: number) {
  return atMost(label, max, clean).register(fieldKinds, { label, kind: 'prose' })
}

/** An address that visitors are sent to: http or https only. */
export function link(label = 'Link') {
  return bounded(label, bounds.link, cleanAddress)
    .superRefine((text, context) => {
      const message = linkProblem(label, text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .meta({ description: `A full http or https address of up to ${bounds.link} characters.` })
    .register(fieldKinds, { label, kind: 'link' })
}

/** Whether nothing was sent: no value, or a text of white space. */
export function isMissing(input: unknown): boolean {
  return input === undefined || (typeof input === 'string' && input.trim() === '')
}

/** The message for a choice that is missing, or is none of those that there are: `wrong`. */
export function choiceError(label: string, wrong: string) {
  return ({ input }: { input?: unknown }) => (isMissing(input) ? `${label} is required.` : wrong)
}

/** One of these. The message names them. */
export function choice<const Value extends string>(label: string, values: readonly Value[]) {
  const few = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
  const wrong = `${label} must be ${values.length > 4 ? `one of ${values.join(', ')}` : few}.`
  return z.enum(values, { error: choiceError(label, wrong) })
}

/** A number, or its text in a multipart form. */
export function numeric(label: string) {
  return (
    z
      .union(
        [
          z.number(),
          z
            .string()
            .trim()
            .regex(/^-?\d{1,9}(\.\d{1,9})?$/)
            .transform(Number),
        ],
        {
          error: ({ input }) => (isMissing(input) ? `${label} is required.` : `${label} must be a number.`),
        },
      )
      // DynamoDB cannot store numbers this close to zero.
      .refine(
        (value) => value === 0 || Math.abs(value) >= 1e-9,
        `${label} must be 0 or at least 0.000000001.`,
      )
      .pipe(z.number())
  )
}

/** A number from `min` to `max`. */
export function numberFrom(label: string, min: number, max: number) {
  const wrong = `${label} must be from ${min} to ${max}.`
  return numeric(label).pipe(z.number().min(min, wrong).max(max, wrong))
}

/** The message for a body that is no object: a list, a text, null. */
export const objectError = { error: 'The body must be a JSON object.' }

/** Counts the changes of an item, from 1. A write may name the version it is based on (If-Match). */
export const version = z.int().min(1)

/** An id as the API gives them out, in either case: other programs change that of addresses. */
export const id = z.ulid('This is not a valid id.').toUpperCase()

/** An id that may be left out: nothing, null or an empty text is none. */
export const optionalId = z.preprocess(
  (value) => (value === null || isMissing(value) ? undefined : value),
  id.nullish().transform((value) => value ?? undefined),
)

/** An id that must be sent. `missing` is the message where there is none. */
export function requiredId(missing: string) {
  return z
    .ulid({ error: ({ input }) => (isMissing(input) ? missing : 'This is not a valid id.') })
    .toUpperCase()
}

type OrNone<Input> = Input | (Input extends string ? '' : never) | null | undefined

/** A field that may be left out. Null and '' say that there is none. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: OrNone<z.input<Schema>>) => (value !== undefined && isMissing(value) ? null : value),
    schema.nullish(),
  )
}

/** Yes or no, as a text in a form. */
export function flag(label: string) {
  return z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
      error: choiceError(label, `${label} must be true or false.`),
    })
    .register(fieldKinds, { label, kind: 'flag' })
}

/** Yes or no. Nothing or an empty text is neither. */
export function optionalFlag(label: string) {
  return z.preprocess(
    (value: boolean | string | undefined) => (isMissing(value) ? undefined : value),
    flag(label).optional(),
  )
}
