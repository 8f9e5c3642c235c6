import * as z from 'zod'

/** Decimals follow a point or a comma: '7,5' is 7.5. Ambiguous text stays, and the schema refuses it. */
function plainDecimal(text: string): string {
  const typed = text.trim()
  return /^-?\d+,\d+$/.test(typed) && !isAmbiguous(typed) ? typed.replace(',', '.') : typed
}

/** '1,234' may mean more than a thousand, and '1.234,5' has both marks. */
function isAmbiguous(text: string): boolean {
  return /^-?\d{1,3},\d{3}$/.test(text) || (text.match(/[.,]/g) ?? []).length > 1
}

/** Undefined if something else is wrong with the number. */
function decimalProblem(label: string, text: unknown): string | undefined {
  if (typeof text !== 'string' || !isAmbiguous(text.trim())) return undefined
  return `${label} could be read in two ways. Write it with one point before its decimals, such as 7.5.`
}

/** Parses the typed numbers of the fields in `labels`, then validates. */
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
