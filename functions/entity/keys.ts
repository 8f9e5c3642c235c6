import { key } from '#table/keys'

/** They are the sort keys of their items. */
export const entityNames = ['STORE', 'CATEGORY', 'COUPON', 'REVIEW', 'BLOG'] as const

export type Entity = (typeof entityNames)[number]

export const itemKey = (name: Entity, id: string) => key(`${name}#${id}`, name)

export const keyOfCounter = (entity: Entity) => key(`COUNTER#${entity}`, 'COUNTER')
