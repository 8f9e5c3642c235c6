import type { Feature } from './feature'
import { listing } from './listing/feature'
import { proof } from './proof/feature'

/** What features do after writes and with time. Their calls are in the files beside this one. */
export const features: readonly Feature[] = [listing, proof]
