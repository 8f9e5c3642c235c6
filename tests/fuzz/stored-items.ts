import * as z from 'zod'
import { endpointOf, routeKeys } from '#domain/api/api'
import { formFields } from '#domain/api/form'
import { entityNames } from '#functions/registry/entities'
import type { Item } from '#table/keys'
import { allItems } from '../support/table-items'

/** What is sent to create each kind of item with typed texts, by its sort key. */
const forms: Record<string, z.ZodType> = Object.fromEntries(
  [...entityNames, 'MESSAGE'].map((name) => [name, formOf(name)]),
)

/** Without its files, of which an item has the addresses. */
function formOf(name: string): z.ZodType {
  const stem = name.slice(0, -1).toLowerCase()
  const creates = routeKeys.find(
    (key) => key.startsWith(`POST /${stem}`) && endpointOf(key).status === 201 && !key.includes('{'),
  )
  if (!creates) throw new Error(`No call creates a ${name}.`)
  const { json, form } = endpointOf(creates)
  const isFile = (schema: unknown) => /file/.test(formFields.get(schema as z.ZodType)?.as ?? '')
  return form
    ? z.object(Object.fromEntries(Object.entries(form.shape).filter(([, schema]) => !isFile(schema))))
    : json!
}

/** Stored items that the forms' schemas would refuse or change, as texts. */
export async function unacceptable(): Promise<string[]> {
  return (await allItems()).flatMap((item) => {
    const form = Object.hasOwn(forms, item.sk) ? forms[item.sk] : undefined
    return form ? problemOf(item, form) : []
  })
}

/** Parsing a stored item again must not change it. */
function problemOf(item: Item, form: z.ZodType): string[] {
  // Optional fields without a value are stored as null.
  const entries = Object.entries({ ...item, category: item.categoryId }).filter(([, value]) => value !== null)
  const stored: Record<string, unknown> = Object.fromEntries(entries)
  const { data, error } = form.safeParse(stored)
  if (error) return [`${JSON.stringify(item)} is not accepted: ${error.message}`]
  const changed = Object.entries(data as object).filter(
    ([name, value]) => name in stored && JSON.stringify(value) !== JSON.stringify(stored[name]),
  )
  return changed.map(([name]) => `${JSON.stringify(item)}: ${name} is not as its schema leaves it`)
}
