import { requiredVariable } from '#functions/environment'
import type { ContentStorage } from './copy-content'

export const connectedStorage = (): ContentStorage => ({
  tableName: requiredVariable('TABLE_NAME'),
  bucket: requiredVariable('MEDIA_BUCKET'),
})
