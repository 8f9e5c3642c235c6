import { itemKey } from '#functions/entity/keys'
import { key } from '#table/keys'

export const keyOfCategory = (id: string) => itemKey('CATEGORY', id)
export const keyOfCategorySlug = (slug: string) => key(`SLUG#CATEGORY#${slug}`, 'SLUG')
