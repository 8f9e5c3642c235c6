import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod'

/** Not @hookform/resolvers: it is incompatible with the react-hook-form version that Amplify UI pins. */
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
