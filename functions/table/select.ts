import type * as z from 'zod'

type AnyObject = z.ZodObject

export const fieldNamesOf = (schema: AnyObject): string[] => Object.keys(schema.shape)

/** Only for values that were parsed before they were stored: nothing is checked here. */
export function select<Schema extends AnyObject>(
  item: Record<string, unknown>,
  schema: Schema,
): z.infer<Schema> {
  // The only place where stored items get a type of domain/.
  return Object.fromEntries(fieldNamesOf(schema).map((name) => [name, item[name]])) as z.infer<Schema>
}
