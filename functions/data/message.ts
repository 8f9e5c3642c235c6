import { ulid } from 'ulid'
import { AppError } from '#domain/errors'
import type { Message, MessageForm } from '#domain/message'
import type { Page, PageRequest } from '#domain/paging'
import { inList, type Item, keyOf } from './keys'
import { queryPage } from './read-items'
import { putNew, removeExisting, transact } from './write-items'

/** All messages, the newest first. */
export async function listMessages(page: PageRequest): Promise<Page<Message>> {
  const { items, next } = await queryPage({ index: 'byList', partition: 'MESSAGE', descending: true }, page)
  return { items: items.map(toMessage), next }
}

/** Keeps a message for staff to read. */
export async function createMessage(form: MessageForm, now: Date): Promise<Message> {
  const item = messageItem(form, now)
  await transact([putNew(item)])
  return toMessage(item)
}

/** What keeping a message would answer with. */
export function imagineMessage(form: MessageForm, now: Date): Message {
  return toMessage(messageItem(form, now))
}

/** Throws `not_found`. */
export async function deleteMessage(id: string): Promise<void> {
  const missing = new AppError('not_found', 'There is no such message.')
  await transact([removeExisting(keyOf.message(id), missing)])
}

/** A new message as it lies in the table. */
export function messageItem({ fullName, email, phone, message }: MessageForm, now: Date): Item {
  const _id = ulid(now.getTime())
  const held = { _id, fullName, email, phone, message, createdAt: now.toISOString() }
  return { ...keyOf.message(_id), ...inList.byAge('MESSAGE', _id), ...held }
}

function toMessage(item: Item): Message {
  const { _id, fullName, email, phone, message, createdAt } = item as unknown as Message
  return { _id, fullName, email, phone, message, createdAt }
}
