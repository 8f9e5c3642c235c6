import { encodeTime, ulid } from 'ulid'
import { AppError } from '#domain/http/errors'
import { type Message, type MessageForm, messageLifetime, messageSchema } from '#domain/message/message'
import type { Page, PageRequest } from '#domain/http/paging'
import type { Item } from '#table/keys'
import { inList, keyOf } from '#functions/entity/keys'
import { queryItems, readPage } from '#table/read'
import { select } from '#table/select'
import { putNew, remove, removeExisting, transact } from '#table/write'

const messages = { index: 'byList', partition: 'MESSAGE' } as const

/** All messages of the last year, the newest first. */
export async function listMessages(page: PageRequest, now: Date): Promise<Page<Message>> {
  const list = { ...messages, from: oldestId(now), descending: true }
  return readPage(list, page, (items) => items.map(toMessage))
}

/** Deletes up to `count` messages that are over a year old. DynamoDB deletes them some days later. */
export async function removeOldMessages(count: number, now: Date): Promise<void> {
  const oldest = await queryItems(messages, count)
  const expired = oldest.filter(({ _id }) => (_id as string) < oldestId(now))
  if (expired.length > 0) await transact(expired.map(remove))
}

/** Ids begin with their time. This one is lower than the id of every message of the last year. */
function oldestId(now: Date): string {
  return encodeTime(now.getTime() - messageLifetime)
}

/** Stores a message for staff to read. */
export async function createMessage(form: MessageForm, now: Date): Promise<Message> {
  const item = messageItem(form, now)
  await transact([putNew(item)])
  return toMessage(item)
}

/** The answer that a bot gets in place of a stored message. */
export function decoyMessage(form: MessageForm, now: Date): Message {
  return toMessage(messageItem(form, now))
}

/** Deletes a message. Throws `not_found`. */
export async function deleteMessage(id: string): Promise<void> {
  const missing = new AppError('not_found', 'There is no such message.')
  await transact([removeExisting(keyOf.message(id), missing)])
}

/** A new message in its stored form. */
export function messageItem(form: MessageForm, now: Date): Item {
  const _id = ulid(now.getTime())
  return withKeysOfMessage({ ...form, _id, createdAt: now.toISOString() })
}

/** A message with its keys and its expiry. */
export function withKeysOfMessage<Stored extends { _id: string; createdAt: string }>(
  held: Stored,
): Stored & Item {
  const { _id, createdAt } = held
  const expiresAt = Math.ceil((Date.parse(createdAt) + messageLifetime) / 1000)
  return { ...held, ...keyOf.message(_id), ...inList.byAge('MESSAGE', _id), expiresAt }
}

export function toMessage(item: Item): Message {
  return select(item, messageSchema)
}
