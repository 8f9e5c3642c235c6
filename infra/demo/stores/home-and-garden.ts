import type { WrittenStore } from './written'

export const homeStores = {
  'comfortable-chair': {
    name: 'The Extraordinarily Comfortable Chair Company',
    category: 'Home and Garden',
    rating: 4.7,
    description:
      'They make one thing, in eleven sizes. Each chair is built around how long your legs are, how you slump and whether there is a cat, and it takes ten weeks because horsehair will not be hurried. Sit in it for a year; if it is not extraordinarily comfortable, they fetch it and pay you back.',
    pros: [
      'A full year to change your mind',
      'Eleven sizes, and swatches of every fabric by post',
      'Covers come off and go in the machine',
      'Delivered into the room, packaging taken away',
    ],
    cons: ['Ten weeks is a long time to stand', 'It will make your other chairs look bad'],
  },
  'loam-and-lantern': {
    name: 'Loam & Lantern',
    category: 'Home and Garden',
    rating: 4.2,
    description:
      'For gardens the size of a balcony and evenings that go on too long. Seeds, peat-free compost in bags you can carry, and solar lanterns that are still lit at midnight. The planting calendar they send each month is worth the account alone.',
    pros: [
      'Peat-free compost in 10-litre bags with a handle',
      'Lanterns have batteries you can replace',
      'The monthly planting calendar is free',
    ],
    cons: ['Plants are posted on Mondays only', 'Bulbs were late two autumns running'],
  },
  kettlewick: {
    name: 'Kettlewick',
    category: 'Home and Garden',
    rating: 4.8,
    description:
      'Enamel kettles, iron pans and the wooden spoons that go with them, from a foundry town that has been at it for four generations. Nothing here has an app. All of it can be re-enamelled, and most of it will outlive your kitchen.',
    pros: [
      'Re-enamelling at cost, for life',
      'Pans arrive seasoned and ready to cook',
      'Spare knobs, lids and handles in stock',
      'Proper instructions on one sheet of paper',
    ],
    cons: ['Iron is heavy, and so is the parcel', 'Two kettle colours have a waiting list'],
  },
  'smafagel-linen': {
    name: 'Småfågel Linen',
    category: 'Home and Garden',
    rating: 4.5,
    description:
      'Småfågel means little bird, and the linen is about as light. Sheets, tablecloths and tea towels are woven in one mill, washed until they are soft and sold in colours you would find on a cold beach.',
    pros: [
      'Soft from the first night, softer by the tenth',
      'Sold singly, so you can build a set slowly',
      'Offcuts become tea towels at half the price',
    ],
    cons: ['Pale colours show red wine for ever', 'Deep mattresses need the special size'],
  },
} satisfies Record<string, WrittenStore>
