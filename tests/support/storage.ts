import { vi } from 'vitest'
import type { AwsError } from '#functions/images/aws-request'
import { ObjectStorage } from '#functions/images/object-storage'

/**
 * The storage of images as it can't be had locally: it answers to every request with this, until it is
 * restored.
 */
export function storageAnswers(error: AwsError) {
  return vi.spyOn(ObjectStorage.prototype, 'send').mockRejectedValue(error)
}
