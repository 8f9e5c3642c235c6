import { requiredVariable } from '#functions/environment'
import type { Place } from './copy-content'

export function connectedPlace(): Place {
  return { tableName: requiredVariable('TABLE_NAME'), bucket: requiredVariable('MEDIA_BUCKET') }
}
