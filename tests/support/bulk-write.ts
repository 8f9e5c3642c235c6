import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '#table/client'
import type { Item } from '#table/keys'

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** As many items as BatchWriteItem takes, requests in flight at a time, and how often each is tried. */
const limits = { items: 25, requests: 4, tries: 10 }

/**
 * Puts many items at once, past the rules of the data layer: they must have been made by its item builders.
 * They are taken one by one as they are written, so that there may be more of them than fit into memory.
 */
export async function writeItems(items: Iterable<Item>): Promise<void> {
  const batches = batchesOf(items)
  const workers = Array.from({ length: limits.requests }, async () => {
    // All workers take from the same iterator.
    for (const batch of batches) await writeBatch(batch)
  })
  await Promise.all(workers)
}

function* batchesOf(items: Iterable<Item>): Generator<Requests, void> {
  let batch: Requests = []
  for (const Item of items) {
    batch.push({ PutRequest: { Item } })
    if (batch.length < limits.items) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** A database on disk may take longer than functions wait for it. Putting the same again does no harm. */
async function writeBatch(batch: Requests, tries = limits.tries): Promise<void> {
  try {
    const { UnprocessedItems } = await documents().send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: batch } }),
    )
    const left = UnprocessedItems?.[tableName()] ?? []
    if (left.length > 0) await writeBatch(left)
  } catch (error) {
    if (tries === 1) throw error
    await writeBatch(batch, tries - 1)
  }
}
