import * as z from 'zod'

type Fields = Record<string, unknown>
type Copy = (value: unknown, derived?: Fields) => unknown

export const fieldNamesOf = (schema: z.ZodObject): string[] => Object.keys(schema.shape)

/**
 * The fields of a schema, and of the objects in them. Only for values that were parsed before they were
 * stored: nothing is checked here. `derived` come before stored ones: a copy of an item takes longer than all
 * of this.
 */
export function select<Schema extends z.ZodObject>(
  item: Fields,
  schema: Schema,
  derived: Fields = {},
): z.infer<Schema> {
  // The only place where stored items get a type of domain/.
  return copyOf(schema)!(item, derived) as z.infer<Schema>
}

const known = new WeakMap<z.core.$ZodType, Copy | undefined>()

/** Undefined if such a value has no fields. */
function copyOf(schema: z.core.$ZodType): Copy | undefined {
  if (!known.has(schema)) known.set(schema, compiled(schema))
  return known.get(schema)
}

function compiled(schema: z.core.$ZodType): Copy | undefined {
  if (schema instanceof z.ZodObject) return copyFields(schema)
  if (schema instanceof z.ZodArray) {
    const copy = copyOf(schema.element)
    return copy && ((values) => (Array.isArray(values) ? values.map((value) => copy(value)) : values))
  }
  const isWrapped =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapped ? copyOf(schema.unwrap()) : undefined
}

function copyFields({ shape }: z.ZodObject): Copy {
  const fields = Object.entries<z.core.$ZodType>(shape).map(([name, part]) => [name, copyOf(part)] as const)
  return (value, derived) => {
    if (typeof value !== 'object' || value === null) return value
    const copied: Fields = {}
    for (const [name, copy] of fields) {
      const part = (derived && name in derived ? derived : (value as Fields))[name]
      if (part !== undefined) copied[name] = copy ? copy(part) : part
    }
    return copied
  }
}
