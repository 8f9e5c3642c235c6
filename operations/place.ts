import type { Place } from './copy-content'

/** The table and the bucket that this process is connected to. */
export function placeOf({ TABLE_NAME: tableName, MEDIA_BUCKET: bucket }: NodeJS.ProcessEnv): Place {
  if (!tableName || !bucket) throw new Error('TABLE_NAME and MEDIA_BUCKET are not set.')
  return { tableName, bucket }
}
