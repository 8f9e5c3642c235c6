import { expect, test } from 'vitest'
import { messageLifetime } from '#domain/message/message'
import { createMessage, messageItem } from '#functions/message/message'
import { callApi, readPages } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { allItems } from '../support/table-items'
import { token, useStaff } from '../support/one-store'

useStaff()

const message = { fullName: 'Rosa Reyes', email: 'rosa@example.com', phone: '+1 555 0177', message: 'Hello.' }
const kept = async () => (await callApi('GET /messages', { token })).body

const remaining = [(-30 * messageLifetime) / 365, -60_000, 60_000, 3_600_000, messageLifetime / 2]

async function writeMessages(): Promise<void> {
  const now = Date.now()
  await writeItems(
    remaining.map((left) => {
      const moment = new Date(now + left - messageLifetime)
      const { expiresAt: _, ...item } = messageItem({ ...message, message: String(left) }, moment)
      return item
    }),
  )
}

const texts = (messages: unknown[]) => messages.map((each) => Number((each as { message: string }).message))
const notOver = remaining.filter((left) => left > 0).toReversed()

test('a message over a year old is not shown, even if it is still stored', async () => {
  await writeMessages()
  expect(texts(await kept())).toEqual(notOver)
  const pages = await readPages('GET /messages', { token, query: { limit: '1' } })
  expect(texts(pages.flat())).toEqual(notOver)
  expect(await allItems()).toHaveLength(remaining.length)
})

test('messages have an expiry for DynamoDB', async () => {
  const now = new Date()
  await createMessage({ ...message, phone: null }, now)
  const [item] = await allItems()
  expect(item).toMatchObject({ expiresAt: Math.ceil((now.getTime() + messageLifetime) / 1000) })
})
