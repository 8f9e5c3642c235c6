import * as z from 'zod'

export type JsonSchema = Record<string, unknown>

/** Named schemas by name. Converted schemas refer to them. */
export type NamedSchemas = Record<string, JsonSchema>

/** For a client's input or output. Schemas with an id become references, added to `named`. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): JsonSchema {
  // Checks that JSON Schema cannot express, such as those of a slug, are left out.
  const converted = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const { $schema: _, $defs = {}, ...own } = withReferences(converted)
  for (const [name, { id: __, ...definition }] of Object.entries($defs as NamedSchemas))
    named[name] ??= definition
  if (typeof own['id'] !== 'string') return own
  const { id, ...definition } = own
  named[id] ??= definition
  return { $ref: referenceTo(id) }
}

function withReferences(schema: unknown): JsonSchema {
  const text = JSON.stringify(schema)
  return JSON.parse(text.replaceAll('"$ref":"#/$defs/', `"$ref":"${referenceTo('')}`)) as JsonSchema
}

function referenceTo(name: string): string {
  return `#/components/schemas/${name}`
}
