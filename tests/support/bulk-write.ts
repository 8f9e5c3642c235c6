import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from '#table/client'
import type { Item } from '#table/keys'

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** The most items of BatchWriteItem, the requests in flight, and the attempts of each. */
const limits = { items: 25, requests: 4, tries: 10 }

/**
 * Puts many items without the checks of the data layer, so they must come from its item builders. The items
 * are read while they are written, so they need not fit into memory.
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

/** A database on disk may be slower than the functions' timeouts. Repeating a put does no harm. */
async function writeBatch(batch: Requests, tries = limits.tries): Promise<void> {
  try {
    const { UnprocessedItems } = await documentClient().send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: batch } }),
    )
    const left = UnprocessedItems?.[tableName()] ?? []
    if (left.length > 0) await writeBatch(left)
  } catch (error) {
    if (tries === 1) throw error
    await writeBatch(batch, tries - 1)
  }
}
