import { defineStorage } from '@aws-amplify/backend'

/** The bucket of the images. infra/constructs/protect-images.ts restricts access to it. */
export function storageOf({ keepsData }: { keepsData: boolean }) {
  return defineStorage({ name: 'media', isDefault: true, versioned: true, keepOnDelete: keepsData })
}
