import type { WrittenStore } from './written'

export const foodStores = {
  'night-ferry-coffee': {
    name: 'Night Ferry Coffee',
    category: 'Food and Drink',
    rating: 4.9,
    description:
      'Roasted on Tuesdays in an old ticket office, posted the same evening, through your letterbox by Thursday. Each bag says who grew the coffee, what they were paid and how to brew it with whatever you own. Try the decaf; nobody believes it.',
    pros: [
      'Posted within hours of roasting',
      'Bags fit through a letterbox',
      'Prices paid to growers are printed on the bag',
      'Skip or pause a subscription in one tap',
    ],
    cons: ['One roast day a week', 'No pre-ground coffee finer than for a moka pot'],
  },
  'sumac-lane': {
    name: 'Sumac Lane',
    category: 'Food and Drink',
    rating: 4.7,
    description:
      'Whole spices, proper tahini and dried limes for anyone who has been making do with the supermarket shelf. Order by recipe and they weigh out exactly what you need, so nothing is left to fade at the back of the cupboard.',
    pros: [
      'Buy spices by the spoon or by the kilo',
      'Harvest year on every tin',
      'Recipes that were plainly cooked by someone',
    ],
    cons: ['Glass jars make for heavy parcels', 'Free delivery starts rather high'],
  },
  '8-bells-tea': {
    name: '8 Bells Tea',
    category: 'Food and Drink',
    rating: 4.2,
    description:
      'Eight bells mark the end of the watch, and the first cup after it. This is strong, unfussy tea for flasks and large mugs, blended by two retired sailors with firm opinions about milk.',
    pros: ['Loose leaf at the price of bags', 'Stands up to milk, flasks and neglect', 'The tins stack'],
    cons: ['The green teas are an afterthought', 'No samples under 50 grams'],
  },
  'bramblejack-preserves': {
    name: 'Bramblejack Preserves',
    category: 'Food and Drink',
    rating: 4.4,
    description:
      'Jam with more fruit than sugar, cooked in copper, twelve jars at a time. The hedgerow bramble is the one to start with. The rhubarb and ginger is the one you will hide from guests.',
    pros: ['Around 65% fruit', 'Jars come back for a refund', 'A mystery jar in every box of six'],
    cons: [
      'Keeps for three weeks once open',
      'Seasonal flavours are gone in days',
      'Six jars is the least you can order',
    ],
  },
} satisfies Record<string, WrittenStore>
