import { requiredVariable } from '#functions/environment'
import type { Place } from './copy-content'

/** The table and the bucket that this process is connected to. */
export function connectedPlace(): Place {
  return { tableName: requiredVariable('TABLE_NAME'), bucket: requiredVariable('MEDIA_BUCKET') }
}
