import type { ReactNode } from 'react'
import type { Slot } from '#components/slot'
import { OfferOfToday } from './offers/offer-of-today'
import { todayRead } from './offers/today-data'

/** In the stub beside the headline. `art` is for a stub with nothing on it. */
export const inMasthead: Slot<{ art: ReactNode }> = { OfferOfToday }

export const homeFeatureReads = [todayRead]
