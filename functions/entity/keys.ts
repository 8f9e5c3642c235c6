import { key } from '#table/keys'

/** Its name is the sort key of its items. */
export type EntityName = Uppercase<string>

export const itemKey = (name: EntityName, id: string) => key(`${name}#${id}`, name)

export const keyOfDeletedItem = (name: EntityName, id: string) => key(`BIN#${name}#${id}`, 'BIN')

export const keyOfCounter = (entity: EntityName) => key(`COUNTER#${entity}`, 'COUNTER')
