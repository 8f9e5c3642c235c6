import { key } from '#table/keys'

/** Its name is the sort key of its items. */
export type Entity = Uppercase<string>

export const itemKey = (name: Entity, id: string) => key(`${name}#${id}`, name)

export const keyOfCounter = (entity: Entity) => key(`COUNTER#${entity}`, 'COUNTER')
