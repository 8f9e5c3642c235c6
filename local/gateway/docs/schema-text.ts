import type { JsonSchema, Named } from '#domain/api/json-schema'

/** A schema as a short type: `Store[]`, `string | null`, `"deal" | "coupon"`. */
export function typeText(schema: JsonSchema): string {
  const { $ref, anyOf, type, items, format } = schema as Parts
  if ($ref !== undefined) return nameIn($ref)
  if (schema['enum'] !== undefined)
    return (schema['enum'] as unknown[]).map((value) => JSON.stringify(value)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' | ')
  if (type === 'array') return `${items ? typeText(items) : 'any'}[]`
  if (type === 'string' && format !== undefined) return format === 'binary' ? 'file' : `string (${format})`
  return [type ?? 'any'].flat().join(' | ')
}

/** An example that the schema accepts. */
export function exampleOf(schema: JsonSchema, named: Named): unknown {
  const { $ref, anyOf, type, items, properties, format, minimum } = schema as Parts
  if ($ref !== undefined) return exampleOf(named[nameIn($ref)] ?? {}, named)
  if (anyOf?.[0]) return exampleOf(anyOf[0], named)
  if (schema['enum'] !== undefined) return (schema['enum'] as unknown[])[0]
  const kind = [type].flat()[0] ?? 'any'
  switch (kind) {
    case 'array':
      return items ? [exampleOf(items, named)] : []
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, property]) => [name, exampleOf(property, named)]),
      )
    case 'string':
      return examples[format ?? ''] ?? 'text'
    case 'number':
    case 'integer':
      return Math.max(4, minimum ?? 0)
    case 'boolean':
      return true
    default:
      return null
  }
}

/** The schema behind a reference. */
export function resolved(schema: JsonSchema, named: Named): JsonSchema {
  const { $ref } = schema as Parts
  return $ref === undefined ? schema : (named[nameIn($ref)] ?? {})
}

interface Parts {
  $ref?: string
  anyOf?: JsonSchema[]
  type?: string | string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  format?: string
  minimum?: number
}

const examples: Record<string, string> = {
  ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'date-time': '2026-05-31T12:00:00.000Z',
  email: 'name@example.com',
  binary: '(file)',
}

function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
