import type { WrittenStore } from './written'

export const booksStores = {
  'octavo-owl': {
    name: 'Octavo Owl',
    category: 'Books and Hobbies',
    rating: 5.0,
    description:
      'A second-hand bookshop with four floors, two cats and a search box that understands “the blue one about lighthouses”. Condition notes are so exact that you feel you have already met the book. Parcels are tied with string and smell faintly of the shop.',
    pros: [
      'Condition described honestly, page by page',
      'Finds books from the vaguest memory',
      'One delivery charge, however many books',
      'Gift parcels chosen from three books you love',
    ],
    cons: ['One copy of nearly everything', 'You will buy more than you came for'],
  },
  'woolgather-lane': {
    name: 'Woolgather Lane',
    category: 'Books and Hobbies',
    rating: 4.5,
    description:
      'Yarn from named flocks, dyed with plants in lots of forty. Patterns are tested by beginners before they are sold, and if you run one ball short they will look through the drawers for your lot.',
    pros: [
      'Tells you the breed, the farm and the year',
      'Patterns a beginner can follow',
      'Finds matching lots later',
    ],
    cons: ['Plant dyes vary, as they should', 'Needles cost more than elsewhere'],
  },
  'meeple-wharf': {
    name: 'Meeple Wharf',
    category: 'Books and Hobbies',
    rating: 4.4,
    description:
      'Board games by the people at the next table. Every game is listed with the time it really takes, the age that really enjoys it and how many arguments to expect. Lost a piece? They keep drawers of them.',
    pros: [
      'Honest playing times',
      'Replacement pieces for hundreds of games',
      'Trade in finished legacy games for credit',
      'Rent before you buy',
    ],
    cons: ['Big releases sell out on the day', 'Dented corners are not counted as damage'],
  },
  'chroma-yard': {
    name: 'Chroma Yard',
    category: 'Books and Hobbies',
    rating: 3.5,
    description:
      'Paint, paper and brushes in quantities for students and for people who paint barns. The own-brand gouache is a quiet bargain. Order early: the yard is a yard, and it closes when it snows.',
    pros: [
      'Own-brand gouache at a third of the usual price',
      'Swatches painted by hand, not printed',
      'Paper by the single sheet',
    ],
    cons: [
      'Stock levels on the site lag behind',
      'Large sheets sometimes arrive with a bent corner',
      'No deliveries in January',
    ],
  },
} satisfies Record<string, WrittenStore>
