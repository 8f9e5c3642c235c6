import { requiredVariable } from '#functions/environment'
import type { Place } from './copy-content'

export const connectedPlace = (): Place => ({
  tableName: requiredVariable('TABLE_NAME'),
  bucket: requiredVariable('MEDIA_BUCKET'),
})
