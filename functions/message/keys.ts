import { key } from '#table/keys'

export const keyOfMessage = (id: string) => key(`MESSAGE#${id}`, 'MESSAGE')
