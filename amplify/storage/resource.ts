import { defineStorage } from '@aws-amplify/backend'

/** The bucket of the images. infra/constructs/protect-images.ts restricts access to it. */
export const storageOf = ({ keepsData }: { keepsData: boolean }) =>
  defineStorage({ name: 'media', isDefault: true, versioned: true, keepOnDelete: keepsData })
