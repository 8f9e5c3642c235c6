import * as z from 'zod'

/** '7,5' and '7.5 %' are decimals too. '1,234' stays, and is refused: it may be a thousand. */
function plainDecimal(text: string): string {
  const typed = text.replace(/\s*%\s*$/, '').trim()
  return /^-?\d+,(\d{1,2}|\d{4,})$/.test(typed) ? typed.replace(',', '.') : typed
}

/** Parses the typed numbers of these fields, then validates. */
export function withDecimals<Output, Input extends Record<string, unknown>>(
  schema: z.ZodType<Output, Input>,
  names: readonly (keyof Input & string)[],
): z.ZodType<Output, Input> {
  const parsed = z.preprocess((typed) => {
    const values: Record<string, unknown> = { ...(typed as Input) }
    for (const name of names) {
      if (typeof values[name] === 'string') values[name] = plainDecimal(values[name])
    }
    return values
  }, schema)
  return parsed as z.ZodType<Output> as z.ZodType<Output, Input>
}
