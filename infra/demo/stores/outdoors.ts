import type { WrittenStore } from './written'

export const outdoorsStores = {
  'zephyr-outfitters': {
    name: 'Zephyr Outfitters',
    category: 'Outdoors',
    rating: 4.9,
    description:
      'It began with one kite and a windy hill. Today Zephyr makes light jackets, packs and tents for people who read the forecast and go anyway. Everything is sewn so that it can be opened up and repaired, and the workshop will gladly do it for you.',
    pros: [
      'Free repairs for the first five years',
      'Every tent comes with a spare pole section',
      'Weights are published to the gram, bags and pegs included',
      'Takes returns that have seen rain',
    ],
    cons: ['Popular colours sell out early in spring', 'No shop where you can try a pack on'],
  },
  'tarn-and-trail': {
    name: 'Tarn & Trail',
    category: 'Outdoors',
    rating: 4.4,
    description:
      'Maps, boots, socks. That is nearly all they sell, and they know all three cold. Order boots and someone rings to ask about your feet before anything is packed.',
    pros: [
      'Boots are fitted over the phone, by people who listen',
      'Waterproof maps printed at the scale you ask for',
      'Socks replaced without discussion when they wear through',
    ],
    cons: ['Closed every Friday from May to September', 'The range of children’s sizes is thin'],
  },
  'brightwater-paddles': {
    name: 'Brightwater Paddles',
    category: 'Outdoors',
    rating: 4.6,
    description:
      'Brightwater has built paddles and small canoes beside the same estuary since 1988. Tell them your height, your boat and how far you like to go, and they will shape a paddle to match. They also keep an honest second-hand list of boats that came back for bigger ones.',
    pros: [
      'Made to measure at the price of a stock paddle',
      'A 30-day trial on the water',
      'The second-hand boats are checked and photographed properly',
      'Replies from people who build the things',
    ],
    cons: ['Made-to-measure paddles take three weeks', 'Shipping a canoe costs what you would expect'],
  },
  'halfgear-cycles': {
    name: 'Halfgear Cycles',
    category: 'Outdoors',
    rating: 3.9,
    description:
      'Parts, tools and refurbished commuters from a workshop that would rather fix your bike than sell you another. The catalogue is enormous and looks it. If you know your bottom bracket standard you will be very happy here.',
    pros: [
      'Stocks small parts for bikes older than you',
      'A compatibility checker that is right',
      'Fair prices on refurbished city bikes',
    ],
    cons: [
      'The site assumes you know what you need',
      'Large boxes arrive with a lot of plastic',
      'Phone support in the mornings only',
    ],
  },
} satisfies Record<string, WrittenStore>
