import { vi } from 'vitest'
import type { AwsError } from '#functions/aws/aws-request'
import { ObjectStorage } from '#functions/images/object-storage'

/** Makes every request to the image storage fail with this error, until the mock is restored. */
export function storageAnswers(error: AwsError) {
  return vi.spyOn(ObjectStorage.prototype, 'send').mockRejectedValue(error)
}
