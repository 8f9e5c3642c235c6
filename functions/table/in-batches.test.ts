import { expect, test } from 'vitest'
import { inBatches } from './in-batches'

const numbers = Array.from({ length: 25 }, (_, at) => at)

test('ten are worked on at once, and results come in order', async () => {
  let [running, mostAtOnce] = [0, 0]
  const doubled = await inBatches(numbers, async (number) => {
    mostAtOnce = Math.max(mostAtOnce, ++running)
    await Promise.resolve()
    running--
    return 2 * number
  })
  expect([mostAtOnce, doubled]).toEqual([10, numbers.map((number) => 2 * number)])
})

test('a failure stops no other, and is thrown at the end', async () => {
  const done: number[] = []
  const work = async (number: number) => {
    if (number === 3) throw new Error('Three.')
    done.push(number)
  }
  await expect(inBatches(numbers, work)).rejects.toThrow('Three.')
  expect(done).toEqual(numbers.filter((number) => number !== 3))
})
