import type { WrittenStore } from './written'

export const beautyStores = {
  'calendula-row': {
    name: 'Calendula Row',
    category: 'Beauty and Care',
    rating: 4.5,
    description:
      'Balms and creams for skin that complains. The calendula grows in rows behind the workshop, the recipes have eight ingredients at the most, and each jar says what every one of them is for.',
    pros: [
      'Short ingredient lists, explained in plain words',
      'Unscented versions of everything',
      'Refills cost a third less than jars',
    ],
    cons: ['The hand balm takes a minute to sink in', 'Small batches sell out before Christmas'],
  },
  'nimbus-soapworks': {
    name: 'Nimbus Soapworks',
    category: 'Beauty and Care',
    rating: 4.0,
    description:
      'Cheerful bars of soap with names like Tuesday and Wet Dog (which is for dogs). Cold-processed, cut by hand, wrapped in paper that grows into poppies if you plant it.',
    pros: ['Bars last a good six weeks', 'Wrappers you can plant', 'The mixed box is a safe present'],
    cons: ['Some scents announce you from the next room', 'Bars differ in weight by a few grams'],
  },
  'botanica-luzal': {
    name: 'Botánica Luzal',
    category: 'Beauty and Care',
    rating: 4.8,
    description:
      'Three sisters press oils from rosehip, prickly pear and almond in a village of two hundred people. Each bottle carries the date it was pressed, and the one before yours was probably sold down the road. A few drops really are enough.',
    pros: [
      'Pressing date on every bottle',
      'Glass bottles with a pipette that doesn’t drip',
      'Samples of any two oils with each order',
      'Handwritten answers to questions',
    ],
    cons: ['Rosehip is seasonal and runs out by March', 'Prices reflect four kilos of seed a bottle'],
  },
  'noonshade-suncare': {
    name: 'Noonshade Suncare',
    category: 'Beauty and Care',
    rating: 3.7,
    description:
      'Sun cream without the white cast, parasols without the wobble. Noonshade tests on real skin in real July, in five shades, and publishes the results, including the ones it did not enjoy.',
    pros: ['No white cast on dark skin', 'Test results are public', 'Refill pouches for the family bottle'],
    cons: [
      'The pump jams when sand gets in',
      'The parasol bag is a tight fit',
      'Out of stock in the first heatwave',
    ],
  },
} satisfies Record<string, WrittenStore>
