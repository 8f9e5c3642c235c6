import type { Item } from '#table/keys'
import { withKeysOfMessage } from '#functions/entities/message'
import type { Migration } from './migration'

/**
 * Messages expire after a year. The first releases stored them without `expiresAt`, so DynamoDB did not
 * delete them.
 */
export const endOfMessages: Migration = {
  name: '0001-end-of-messages',
  change: (item) => (item.sk === 'MESSAGE' && !('expiresAt' in item) ? withExpiry(item) : item),
}

function withExpiry(message: Item): Item {
  return withKeysOfMessage(message as Item & { _id: string; createdAt: string })
}
