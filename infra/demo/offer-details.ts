import type { couponFormSchema } from '#domain/coupon/coupon'
import type * as z from 'zod'

type Form = z.input<typeof couponFormSchema>

/** In days from the day on which the demo is loaded. */
export interface DemoLifetime {
  starts?: number
  ends?: number
  /** Time of day. Without one it lasts until the end of the day. */
  endsAt?: string
  withdrawn?: true
}

export interface OfferDetails extends Pick<Form, 'terms' | 'minimumSpend' | 'discount' | 'exclusive'> {
  lifetime?: DemoLifetime
}

const pounds = (amount: number) => ({ amount, currency: 'GBP' })
const euros = (amount: number) => ({ amount, currency: 'EUR' })

/** Details of offers by title. Most other offers end later (coupons.ts). */
export const offerDetails: Record<string, OfferDetails> = {
  'Three pairs of walking socks for the price of two': {
    lifetime: { starts: -20, ends: 21 },
    terms: 'The cheapest pair is free. Once for each customer.',
  },
  'Waterproof maps of the northern fells': { lifetime: { ends: 0, endsAt: '23:30' } },
  'Boots, after a fitting by phone': {
    lifetime: { ends: 1 },
    exclusive: true,
    minimumSpend: pounds(80),
    terms: 'Fittings from Monday to Friday. Not together with other codes.',
  },
  'Guidebooks in their previous edition': { lifetime: { ends: -3 } },
  'Head torches, ordered before the frost': { lifetime: { starts: 6, ends: 40 } },
  'Ex-demo canoes with a season’s scratches': { lifetime: { ends: 60 } },
  'Dry bags in sets of three': { lifetime: { ends: 12 }, terms: 'While there are any.' },
  'Delivery of anything that floats': {
    lifetime: { ends: 33 },
    discount: { kind: 'shipping' },
    minimumSpend: pounds(150),
  },
  'Chains, cassettes and the tool to fit them': {
    lifetime: { starts: -40, ends: 5 },
    discount: { kind: 'percent', upTo: 50, currency: 'GBP' },
  },
  'Lights with the old mounting': { lifetime: { ends: -12 } },
  'A footstool with any chair': { lifetime: { ends: 2, endsAt: '12:00' }, exclusive: true },
  'A cushion with your second chair': { lifetime: { ends: 14 }, discount: { kind: 'gift' } },
  'Spring bulbs that want planting this week': { lifetime: { starts: -4, ends: 3 } },
  'Herb seeds for indoor winters': { lifetime: { ends: 75 } },
  'Watering cans with last year’s rose': { lifetime: { ends: -45 } },
  'Iron pans with cosmetic marks': { lifetime: { ends: 0 } },
  'Re-enamelling booked before December': { lifetime: { withdrawn: true } },
  'Sheets in the winter greys': {
    lifetime: { ends: 28 },
    discount: { kind: 'amount', value: 15, currency: 'EUR' },
    minimumSpend: euros(90),
    terms: 'Not for made-to-measure sheets.',
  },
  'Tablecloths for eight and more': { lifetime: { ends: 44 }, minimumSpend: euros(120) },
  'First-Thursday pieces, on the day': {
    discount: { kind: 'amount', value: 10, currency: 'EUR' },
    minimumSpend: euros(60),
  },
  'Any three oils': { lifetime: { ends: 18 }, discount: { kind: 'amount', value: 8, currency: 'EUR' } },
  'Five books or more': { discount: { kind: 'shipping' }, minimumSpend: pounds(40) },
  'Pillowcases of the coming spring': { lifetime: { starts: 30 } },
}
