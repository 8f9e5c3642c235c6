import type { WrittenStore } from './written'

export const electronicsStores = {
  'quietfield-audio': {
    name: 'Quietfield Audio',
    category: 'Electronics',
    rating: 4.3,
    description:
      'Headphones tuned for long listening instead of the first thirty seconds in a shop. Pads, cables, headband and battery all come off with one screwdriver, which is in the box. The matching app has four settings and no account.',
    pros: [
      'Every part can be bought and replaced',
      'Comfortable with glasses on',
      '40 hours to a charge',
      'No account needed, ever',
    ],
    cons: ['Noise cancelling is good, not the best', 'They fold flat but not small'],
  },
  clackworth: {
    name: 'Clackworth',
    category: 'Electronics',
    rating: 4.6,
    description:
      'Keyboards for people who have opinions about keyboards, and a patient guide for those about to. Choose the switch by listening to it, the keycaps by looking at them, and the layout from twenty-two languages. Assembly takes an evening, or they do it for you.',
    pros: [
      'Sound samples of every switch, recorded properly',
      'Twenty-two language layouts',
      'Switch tester on loan for a deposit',
      'Clear build videos',
    ],
    cons: ['It is easy to spend more than planned', 'Group-buy keycaps take months'],
  },
  glowmoth: {
    name: 'Glowmoth',
    category: 'Electronics',
    rating: 3.4,
    description:
      'Bedside and reading lamps that turn warmer as the evening goes on. The idea is lovely and so is the light. The setup has improved, though you will still want to do it in daylight.',
    pros: [
      'The warmest dim setting we have seen',
      'Works from the wall switch, with no hub',
      'Fabric cords in nine colours',
    ],
    cons: [
      'Setup can take two or three tries',
      'Spare bulbs only from Glowmoth itself',
      'Support answers in days, not hours',
    ],
  },
  'twiceborn-tech': {
    name: 'Twiceborn Tech',
    category: 'Electronics',
    rating: 4.1,
    description:
      'Phones, laptops and tablets on their second life. Twiceborn photographs the exact device you will get, measures its battery and writes the number on the listing. Two years of guarantee, no small print, and they buy back what you no longer use.',
    pros: [
      'Photos of the actual device, scratches and all',
      'Battery health stated before you buy',
      'Two-year guarantee',
      'Free wipe and certificate for what you send in',
    ],
    cons: ['The best-priced devices go within an hour', 'Accessories are basic'],
  },
} satisfies Record<string, WrittenStore>
