import { click } from './click/feature'
import type { Feature } from './feature'
import { highlight } from './highlight/feature'
import { listing } from './listing/feature'
import { proof } from './proof/feature'
import { report } from './report/feature'

export const features: readonly Feature[] = [click, highlight, listing, proof, report]
