import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod'

/**
 * Judges a form by the schema that the server judges it by, and makes of it what is sent. The package
 * @hookform/resolvers does the same, but is at odds with the react-hook-form that Amplify UI pins beside
 * ours.
 */
export function zodResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const judged = await schema.safeParseAsync(values)
    if (judged.success) return { values: judged.data as Output & FieldValues, errors: {} }
    const errors: FieldErrors<Input> = {}
    for (const { path, message, code } of judged.error.issues) {
      const name = path.join('.')
      if (!get(errors, name)) set(errors, name, { type: code, message })
    }
    return { values: {}, errors }
  }
}
