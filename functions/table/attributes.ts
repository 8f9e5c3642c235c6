import type { AttributeValue } from '@aws-sdk/client-dynamodb'

export type Attributes = Record<string, AttributeValue>

/** Values of keys and conditions as DynamoDB takes them: texts alone. */
export function attributesOf(values: Readonly<Record<string, string>>): Attributes {
  const attributes: Attributes = {}
  for (const name in values) attributes[name] = { S: values[name]! }
  return attributes
}

/** What was stored. `unmarshall` of the SDK does the same for more kinds of numbers, in twice the time. */
export function valuesOf(attributes: Attributes): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name in attributes) values[name] = valueOf(attributes[name]!)
  return values
}

function valueOf(attribute: AttributeValue): unknown {
  if (attribute.S !== undefined) return attribute.S
  if (attribute.N !== undefined) return Number(attribute.N)
  if (attribute.BOOL !== undefined) return attribute.BOOL
  if (attribute.NULL) return null
  if (attribute.M) return valuesOf(attribute.M)
  if (attribute.L) return attribute.L.map(valueOf)
  if (attribute.SS) return new Set(attribute.SS)
  if (attribute.NS) return new Set(attribute.NS.map(Number))
  throw new Error(`An attribute of an unknown type: ${Object.keys(attribute).join()}`)
}
