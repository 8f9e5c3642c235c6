import * as z from 'zod'

/**
 * A number as it is sent, from how it is typed: with a point or a comma before its decimals ('7,5' is 7.5).
 * What could be meant in two ways stays as it is, and is no number.
 */
function plainDecimal(text: string): string {
  const typed = text.trim()
  return /^-?\d+,\d+$/.test(typed) && !isAmbiguous(typed) ? typed.replace(',', '.') : typed
}

/** '1,234' may be a thousand and more, and '1.234,5' has marks of both kinds. */
function isAmbiguous(text: string): boolean {
  return /^-?\d{1,3},\d{3}$/.test(text) || (text.match(/[.,]/g) ?? []).length > 1
}

/**
 * What to do about a text that is no number for the marks in it; undefined where something else is wrong with
 * it.
 */
function decimalProblem(label: string, text: unknown): string | undefined {
  if (typeof text !== 'string' || !isAmbiguous(text.trim())) return undefined
  return `${label} could be read in two ways. Write it with one point before its decimals, such as 7.5.`
}

/**
 * The schema of a form some of whose fields, by their labels, are decimal numbers that someone types: it
 * judges what the server is sent, and says of each of them how it has to be written.
 */
export function withDecimals<Output, Input extends Record<string, unknown>>(
  schema: z.ZodType<Output, Input>,
  labels: Partial<Record<keyof Input & string, string>>,
): z.ZodType<Output, Input> {
  const judged = z.unknown().transform((typed, context) => {
    const values = { ...(typed as Input) } as Record<string, unknown>
    for (const name of Object.keys(labels)) {
      if (typeof values[name] === 'string') values[name] = plainDecimal(values[name])
    }
    const result = schema.safeParse(values)
    if (result.success) return result.data
    for (const { path, message } of result.error.issues) {
      const label = labels[path.join('.')]
      const problem = label === undefined ? undefined : decimalProblem(label, values[path.join('.')])
      context.addIssue({ code: 'custom', path, message: problem ?? message })
    }
    return z.NEVER
  })
  return judged as unknown as z.ZodType<Output, Input>
}
