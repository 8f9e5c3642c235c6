import * as z from 'zod'

interface FieldKind {
  label: string
  kind: 'line' | 'prose' | 'link' | 'flag' | 'start' | 'end'
}

/** What forms and tables of staff need to know of a field, by its schema. */
export const fieldKinds = z.registry<FieldKind>()

interface Wrapped {
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

/** The kind of a schema, or of the one that it makes optional, tidies or gives a default. */
export function fieldKindOf(schema: z.ZodType): FieldKind | undefined {
  const known = fieldKinds.get(schema)
  if (known) return known
  const { innerType, out, in: before } = schema._zod.def as Wrapped
  for (const inner of [innerType, out, before]) {
    const found = inner && fieldKindOf(inner)
    if (found) return found
  }
  return undefined
}
