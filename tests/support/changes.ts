import { applyChanges } from '#functions/changes/apply-changes'
import { handleRecords, openStream } from '#local/change-stream'
import { requiredVariable } from '#functions/environment'
import { changes } from './handlers'

interface Followed {
  stream: Awaited<ReturnType<typeof openStream>>
  place: Awaited<ReturnType<typeof handleRecords>>
}

/** By table. */
const followed = new Map<string, Followed>()

/**
 * Reads the table's stream to its end and hands it to the changes function, as Lambda would: also what the
 * function has written itself. `now` is the function's clock.
 */
export async function handleChanges(now?: Date): Promise<void> {
  const table = requiredVariable('TABLE_NAME')
  const { stream, place } = followed.get(table) ?? {
    stream: await openStream(table, process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''),
    place: undefined,
  }
  const next = await handleRecords(stream, place, (records) =>
    now ? applyChanges(records, now) : changes({ Records: records }),
  )
  followed.set(table, { stream, place: next })
}
