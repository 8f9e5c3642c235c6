import type { WrittenStore } from './written'

export const petsStores = {
  'biscuit-brigade': {
    name: 'Biscuit Brigade',
    category: 'Pets',
    rating: 4.8,
    description:
      'Oven-baked dog biscuits, promoted through the ranks by a panel of forty volunteers with tails. Recruits start on oat and apple; generals get sardine. The ingredients are all things you recognise from your own kitchen.',
    pros: [
      'Short recipes without fillers',
      'Small training size in every flavour',
      'Boxes sized by the weight of the dog',
      'Money back if the dog objects',
    ],
    cons: ['Sardine smells exactly like sardine', 'The resealable bag sometimes isn’t'],
  },
  whiskerloft: {
    name: 'Whiskerloft',
    category: 'Pets',
    rating: 3.8,
    description:
      'Climbing shelves, window hammocks and tunnels for indoor cats and the people who have to look at the furniture. Solid beech, replaceable sisal, and a template for the wall so that everything hangs straight the first time.',
    pros: ['Holds a cat of twelve kilos', 'Sisal and cushions can be bought alone', 'Looks like furniture'],
    cons: [
      'Wall plugs for hollow walls cost extra',
      'Deliveries come in several parcels',
      'Your cat may prefer the box',
    ],
  },
  'minnow-manor': {
    name: 'Minnow Manor',
    category: 'Pets',
    rating: 3.1,
    description:
      'Small aquariums, plants and shrimp, with a forum full of experts who will talk you out of half your basket. The know-how is first class. The packing has not always kept up with it.',
    pros: [
      'Free water tests by post',
      'The care guides are excellent',
      'They refuse to sell fish for a tank that is too small',
    ],
    cons: ['Several parcels arrived leaking', 'Plants can be bare in winter', 'Refunds take a fortnight'],
  },
  'robins-table': {
    name: "Robin's Table",
    category: 'Pets',
    rating: 4.7,
    description:
      'Feeders, nest boxes and clean seed for wild birds, chosen by region and month. Type in where you live and you get a short list of who might visit, what they eat and where to hang it.',
    pros: [
      'Mixes without wheat, dust or dyed filler',
      'Feeders come apart for washing',
      'Advice by region and season',
      'Nest boxes from local larch',
    ],
    cons: ['Large sacks are for the strong', 'Squirrels have solved one of the feeders'],
  },
} satisfies Record<string, WrittenStore>
