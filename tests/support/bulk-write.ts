import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { documents, tableName } from '#functions/data/client'
import type { Item } from '#functions/data/keys'

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** As many items as BatchWriteItem takes, and requests in flight at a time. */
const limits = { items: 25, requests: 8 }

/**
 * Puts many items at once, past the rules of the data layer: they must have been made by its item builders. They are
 * taken one by one as they are written, so that there may be more of them than fit into memory.
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

async function writeBatch(batch: Requests): Promise<void> {
  const { UnprocessedItems } = await documents().send(
    new BatchWriteCommand({ RequestItems: { [tableName()]: batch } }),
  )
  const left = UnprocessedItems?.[tableName()] ?? []
  if (left.length > 0) await writeBatch(left)
}
