import { type CategoryReference, categoryReferenceSchema } from '#domain/reference/reference'
import { getItems } from '#table/read'
import { fieldNamesOf, select } from '#table/select'
import { keyOfCategory } from './keys'

export async function categoryReferences(ids: readonly string[]): Promise<Map<string, CategoryReference>> {
  const items = await getItems(ids.map(keyOfCategory), { attributes: fieldNamesOf(categoryReferenceSchema) })
  return new Map(items.map((item) => [item._id as string, toCategoryReference(item)]))
}

export function toCategoryReference(category: Record<string, unknown>): CategoryReference {
  return select(category, categoryReferenceSchema)
}
