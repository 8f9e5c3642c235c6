import { encodeTime, ulid } from 'ulid'
import { AppError } from '#domain/http/errors'
import { type Message, type MessageForm, messageLifetime, messageSchema } from '#domain/message/message'
import type { Page, PageRequest } from '#domain/http/paging'
import { type Item, indexKeysAt } from '#table/keys'
import { keyOfMessage } from './keys'
import { readPage } from '#table/read'
import { select } from '#table/select'
import { putNew, removeExisting, transact } from '#table/write'

const messages = { index: 'byList', partition: 'MESSAGE' } as const

export async function listMessages(page: PageRequest, now: Date): Promise<Page<Message>> {
  // DynamoDB deletes older ones some days later. Ids begin with their time.
  const list = { ...messages, from: encodeTime(now.getTime() - messageLifetime), descending: true }
  return readPage(list, page, (items) => items.map(toMessage))
}

export async function createMessage(form: MessageForm, now: Date): Promise<Message> {
  const item = messageItem(form, now)
  await transact([putNew(item)])
  return toMessage(item)
}

export function decoyMessage(form: MessageForm, now: Date): Message {
  return toMessage(messageItem(form, now))
}

/** Throws `not_found`. */
export async function deleteMessage(id: string): Promise<void> {
  const missing = new AppError('not_found', 'There is no such message.')
  await transact([removeExisting(keyOfMessage(id), missing)])
}

export function messageItem(form: MessageForm, now: Date): Item {
  const _id = ulid(now.getTime())
  return withKeysOfMessage({ ...form, _id, createdAt: now.toISOString() })
}

export function withKeysOfMessage<Stored extends { _id: string; createdAt: string }>(
  item: Stored,
): Stored & Item {
  const { _id, createdAt } = item
  const expiresAt = Math.ceil((Date.parse(createdAt) + messageLifetime) / 1000)
  return { ...item, ...keyOfMessage(_id), ...indexKeysAt(messages, _id), expiresAt }
}

export function toMessage(item: Item): Message {
  return select(item, messageSchema)
}
