import { applyChanges } from '#functions/changes/apply-changes'
import { runTasks } from '#functions/lambdas/clean-up'
import { handleRecords, openStream } from '#local/change-stream'
import { requiredVariable } from '#functions/environment'
import { changes } from './handlers'

const places = new Map<string, Awaited<ReturnType<typeof handleRecords>>>()

/**
 * Reads the table's stream to its end and hands it to the changes function, as Lambda would, until nothing
 * follows any more. `now` is the function's clock.
 */
export async function handleChanges(now?: Date): Promise<void> {
  const stream = await openStream(
    requiredVariable('TABLE_NAME'),
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
  )
  const from = places.get(stream.arn)
  const place = await handleRecords(stream, from, (records) =>
    now ? applyChanges(records, now) : changes({ Records: records }),
  )
  places.set(stream.arn, place)
  if (place?.record !== from?.record) await handleChanges(now)
}

/** What follows the writes, and then what the scheduled function does at a moment. */
export async function handleChangesAndTime(now: Date): Promise<void> {
  await handleChanges()
  await runTasks(now)
  await handleChanges()
}
