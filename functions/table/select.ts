import type * as z from 'zod'

type AnyObject = z.ZodObject

/** The names of a schema's fields. */
export function fieldsOf(schema: AnyObject): string[] {
  return Object.keys(schema.shape)
}

/**
 * The fields of a schema, of what holds more. Only for what was parsed when it was stored: here nothing is
 * checked.
 */
export function select<Schema extends AnyObject>(
  held: Record<string, unknown>,
  schema: Schema,
): z.infer<Schema> {
  // The one place where what lies in the table gets a type of domain/.
  return Object.fromEntries(fieldsOf(schema).map((name) => [name, held[name]])) as z.infer<Schema>
}
