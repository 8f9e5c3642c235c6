import type { Feature } from './feature'
import { listing } from './listing/feature'
import { proof } from './proof/feature'

export const features: readonly Feature[] = [listing, proof]
