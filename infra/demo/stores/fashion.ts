import type { WrittenStore } from './written'

export const fashionStores = {
  'atelier-brevane': {
    name: 'Atelier Brévane',
    category: 'Fashion',
    rating: 4.1,
    description:
      'A small studio for coats, dresses and trousers with an unreasonable number of pockets. New pieces appear on the first Thursday of the month, thirty of each, and are never made again. The photographs show every garment on three bodies, which ought to be normal.',
    pros: [
      'Real pockets, everywhere',
      'Each piece shown on three different bodies',
      'Hems and sleeves altered for free before posting',
    ],
    cons: [
      'Thirty of each means you have to be quick',
      'Returns are for credit after the first fortnight',
      'Sizes run narrow at the shoulder',
    ],
  },
  ebb: {
    name: 'Ebb',
    category: 'Fashion',
    rating: 3.6,
    description:
      'Swimwear for swimming in. Ebb cuts suits from old fishing nets, tests them in cold harbours and prints the chlorine rating on the label.',
    pros: [
      'Stays put when you dive',
      'Made from recovered nets, with the paperwork to show it',
      'Buys back old suits for recycling',
    ],
    cons: ['Delivery has been slow all summer', 'The size chart needs a second look', 'Few plain colours'],
  },
  'tollivers-shirts': {
    name: "Tolliver's Shirts",
    category: 'Fashion',
    rating: 4.6,
    description:
      'Tolliver’s has cut shirts above the same barber for sixty years, and put the pattern book online only when the third generation insisted. Choose a collar, a cuff and a cloth; they keep your pattern on file, so the second order takes a minute. Worn collars are turned for the price of a sandwich.',
    pros: [
      'Your pattern is kept on file',
      'Collars and cuffs replaced for a small fee',
      'Cloth swatches are free',
      'A first shirt that doesn’t fit is remade',
    ],
    cons: ['The first order means six measurements', 'Slim patterns only go so slim'],
  },
  cobblewalk: {
    name: 'Cobblewalk',
    category: 'Fashion',
    rating: 4.3,
    description:
      'Shoes for old towns: a flexible sole, a wide toe and enough grip for wet stone. All of them can be resoled, and the workshop posts a progress picture when yours are on the bench.',
    pros: [
      'Comfortable from the first mile',
      'Resoling by post in nine days',
      'Half sizes and three widths throughout',
      'Spare laces in the box',
    ],
    cons: ['Smart styles come in black or brown, full stop', 'The suede needs looking after'],
  },
} satisfies Record<string, WrittenStore>
