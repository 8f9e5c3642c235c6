import type { Feature } from './feature'
import { listing } from './listing/feature'

/** All features. Each is a folder beside this file and a line here. */
export const features: readonly Feature[] = [listing]
