import { EventEmitter, once } from 'node:events'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { withLock } from '#table/lock'
import { useEmptyTable } from '../support/api'
import { allItems } from '../support/table-items'
import { whenSending } from '../support/when-sending'

/** What keeps two changes of accounts apart, because Cognito has no conditional writes. */

const begun = new Date('2026-05-31T12:00:00Z')
const refusal = {
  code: 'too_many',
  message: 'Someone else is making such a change. Please try again.',
  retryAfter: 2,
}

beforeEach(async () => {
  await useEmptyTable()
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
})

const after = (seconds: number) => void vi.setSystemTime(begun.getTime() + seconds * 1000)

async function isFree(name = 'users'): Promise<boolean> {
  const work = vi.fn(async () => 'done')
  const result = await withLock(name, work, 1).catch((error: unknown) => {
    expect(error).toMatchObject(refusal)
    return 'refused'
  })
  expect(work).toHaveBeenCalledTimes(result === 'done' ? 1 : 0)
  return result === 'done'
}

const whenSendingA = (
  kind: typeof PutCommand | typeof DeleteCommand,
  change: (send: () => Promise<unknown>) => Promise<unknown>,
) => whenSending(async (command, send) => (command instanceof kind ? change(send) : send()))

test('while work goes on, no other of its name begins, and a refused one leaves its lock alone', async () => {
  const seen = await withLock('users', async () => [
    await isFree(),
    await isFree(),
    await isFree('categories'),
  ])
  expect(seen).toEqual([false, false, true])
  expect([await isFree(), await allItems()]).toEqual([true, []])
})

test('work that fails ends its lock too, and its error is thrown', async () => {
  const failing = withLock('users', () => Promise.reject(new Error('Cognito')))
  await expect(failing).rejects.toThrow('Cognito')
  expect(await allItems()).toEqual([])
})

test('work that has to wait begins when the other is done', async () => {
  const order: string[] = []
  let tries = 0
  whenSendingA(PutCommand, async (send) => {
    tries++
    return send()
  })
  const second = await withLock('users', async () => {
    const waiting = withLock('users', async () => order.push('second'))
    await vi.waitUntil(() => tries >= 3)
    order.push('first')
    return { waiting }
  })
  await second.waiting
  expect(order).toEqual(['first', 'second'])
})

test('a lock ends after a minute, and its former holder ends nobody else’s', async () => {
  const turn = new EventEmitter()
  const first = withLock('users', async () => {
    turn.emit('begun')
    await once(turn, 'end')
  })
  await once(turn, 'begun')
  after(59)
  expect(await isFree()).toBe(false)
  after(61)
  await withLock('users', async () => {
    turn.emit('end')
    await first
    expect(await isFree()).toBe(false)
  })
})

test('a lock is taken although the answer to the first attempt was lost', async () => {
  whenSendingA(PutCommand, async (send) => {
    await send()
    return send()
  })
  expect(await isFree()).toBe(true)
})

test('work that is done succeeds even if its lock cannot be ended', async () => {
  const spy = whenSendingA(DeleteCommand, () => Promise.reject(new Error('The database is away.')))
  expect(await isFree()).toBe(true)
  spy.mockRestore()
  expect(await isFree()).toBe(false)
  after(61)
  expect(await isFree()).toBe(true)
})
