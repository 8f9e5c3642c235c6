import { click } from './click/feature'
import type { Feature } from './feature'
import { listing } from './listing/feature'
import { offers } from './offers/feature'
import { proof } from './proof/feature'
import { report } from './report/feature'

export const features: readonly Feature[] = [click, offers, listing, proof, report]
