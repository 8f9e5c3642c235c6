import { itemKey } from '#functions/entity/keys'
import { type Key, key } from '#table/keys'

export const keyOfBlog = (id: string) => itemKey('BLOG', id)
export const keyOfGoneBlog = (id: string) => key(`GONE#BLOG#${id}`, 'GONE')

export const mentionsOf = (storeId: string) => `MENTIONS#${storeId}`
/** A store's reference to a blog about it. */
export const keyOfMention = (storeId: string, blogId: string) => key(mentionsOf(storeId), blogId)
export const isMention = ({ pk }: Key) => pk.startsWith(mentionsOf(''))
