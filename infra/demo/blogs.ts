import { daysBefore } from './calendar'

export const demoBlogs = [
  {
    title: 'How to read a discount before you trust it',
    covers: [
      {
        name: 'discount-under-glass',
        alt: 'Two price tags; a magnifying glass enlarges the percent sign of a third',
      },
      { name: 'price-over-time', alt: 'A calendar, and a chart of a price that falls in steps' },
    ],
    author: 'Ines Marlow',
    about: [],
    link: null,
    createdAt: daysBefore(3, 1),
    paragraphs: paragraphsIn(`
      ## Percent of what?
      A discount is a fraction, and the shop picks the bottom half. “40% off” may be measured from last month’s price, from the maker’s recommended price, or from a price that was only ever printed to be crossed out. Before you feel clever, look for the small line that says which one it is. In many countries a shop must show the lowest price of the last thirty days beside a reduction; where you see that line, the number means something.
      ## Codes and deals are different animals
      A deal is already in the price: everyone pays it, and it ends when the shop says so. A code is a handshake. It is often limited to first orders or to full-price goods, and it rarely adds to a deal that is already running. If a basket contains both kinds of goods, put the code on the larger half and order the rest separately. Postage permitting, that alone is often worth more than hunting for a better code.
      ## Do the sum with the postage in
      Fifteen percent off a 40 euro shirt saves six euros. Four euros of postage leaves two. Adding a pair of socks you didn’t want to reach free delivery turns it into a loss. The honest figure is what leaves your account, divided by what you would have bought anyway.
      ## When waiting pays
      Some goods have a season and fall in price when it ends: tents in October, heaters in March, garden furniture the week the leaves turn. Others hardly move: good pans, hand tools, made-to-measure anything. For the first kind, write down today’s price and wait. For the second, take a fair code when one comes by and stop looking.
      ## The ten-second test
      Cover the old price with your thumb. Would you buy it at the price that is left? If yes, it is a good offer whatever the percentage. If no, the thumb has just saved you a hundred percent.
    `),
  },
  {
    title: 'One rucksack, one night: a packing list for your first night under canvas',
    covers: [
      { name: 'camp-at-night', alt: 'A tent and a campfire in the mountains under a full moon' },
      { name: 'rucksack', alt: 'A packed rucksack with a lantern, a bottle, a boot and a compass' },
      { name: 'camp-breakfast', alt: 'A kettle on a camping stove, two steaming mugs and a pie at sunrise' },
    ],
    author: 'Tom Ashdown',
    about: ['zephyr-outfitters', 'tarn-and-trail', 'brightwater-paddles'],
    link: 'https://example.com/',
    createdAt: daysBefore(9, 2),
    paragraphs: paragraphsIn(`
      ## Start with the three heavy things
      Shelter, sleeping bag, mat. Together they make up most of the weight and nearly all of the comfort, so settle them first and let the rest fit around them. For a mild night a two-person tent of about two kilos, a bag rated five degrees below the forecast and a mat at least three centimetres thick will do. If you have to save money on one of them, save on the tent: a borrowed tent keeps rain off, but nobody sleeps well on a thin mat.
      ## Pack in the order of the evening
      What you need last goes in first. Sleeping bag at the bottom, dry clothes around it, food and stove in the middle close to your back, and at the very top the tent, because you may be pitching it in the rain. Head torch, map and something to eat belong in the lid. Heavy things near the spine, nothing dangling from the outside.
      ## Clothes: one set to walk in, one set to sleep in
      The second set stays dry at all costs, in a bag of its own. A hat and thick socks are worth more at night than another jumper. Cotton is comfortable until it is wet and then it is wet until morning, so leave the jeans at home.
      ## A kitchen the size of a mug
      One gas stove, one pot, one spoon, one lighter in a plastic bag and a second lighter somewhere else. For one night you need a dinner that cooks in its own pot, a breakfast that only wants hot water, and more tea than you think. Half a litre of water to drink for each hour you walk, and a litre and a half for the camp.
      ## The things people forget
      Toilet paper and a trowel. A bin bag for the rubbish, which doubles as a rain cover. Plasters. A power bank, warm, inside the sleeping bag. The name of a friend who knows where you are and when you mean to be back.
      ## Rehearse in the garden
      Pitch the tent once at home, in daylight, with the pegs. You will find the missing guy line now instead of at dusk in the drizzle. If you have no garden, a park on a weekday morning works, and passers-by always want to help.
    `),
  },
  {
    title: 'The five-pan kitchen',
    covers: [{ name: 'five-pans', alt: 'Five pans on a rail above a red pot on a kitchen counter' }],
    author: 'Ines Marlow',
    about: ['kettlewick'],
    link: 'https://example.com/',
    createdAt: daysBefore(16, 3),
    paragraphs: paragraphsIn(`
      ## Why five
      Boxed sets come in tens and twelves because lids are counted. Watch what you really take off the hook for a week and it is nearly always the same few. Five well-chosen pans cook everything most households eat, fit on one rail, and cost about as much as a middling set of twelve.
      ## The list
      A 26 cm iron or carbon-steel frying pan for heat and crust. A 20 cm non-stick pan that is used for eggs and nothing else, so that it lasts. A two-litre saucepan with a lid. A five-litre casserole that goes from hob to oven. And one wide, shallow pan with a lid, about 28 cm, for everything with a sauce. If you bake bread, the casserole is also your oven.
      ## Caring for iron without ceremony
      Rinse it hot, scrub it with salt if something sticks, dry it on the flame, wipe it with a drop of oil. That is all. A little soap does no harm; a night in the sink does. If it rusts, scour it back to grey, oil it thinly and bake it upside down at 230 degrees for an hour. It is very hard to ruin a pan that is one piece of metal.
      ## Where to save and where not
      Pay for thickness in the frying pan and the casserole: it is the mass that browns. Save on the saucepan, where water does the work and any decent steel will do. Non-stick coatings wear out whatever they cost, so buy a modest one and expect to replace it. Lids from other pans fit more often than the makers would like.
    `),
  },
  {
    title: 'Buying refurbished without regret',
    covers: [{ name: 'repair-bench', alt: 'A laptop on a workbench under a lamp, with tools on the wall' }],
    author: 'Priya Nand',
    about: ['twiceborn-tech'],
    link: 'https://example.com/',
    createdAt: daysBefore(22, 4),
    paragraphs: paragraphsIn(`
      ## Used, renewed, refurbished
      The words are not protected, so ask what was done. A refurbished device has been opened, tested, repaired where needed and wiped. “Renewed” often means cleaned. “Used” means that someone is selling it. The price should fall in that order, and so should your expectations of a guarantee.
      ## The number that matters most
      Ask for the battery’s health as a percentage of its first capacity. Above 85% you will notice nothing; at 80% plan for a new battery within the year and take its price off the offer. A seller who cannot tell you the number has not opened the device.
      ## How long will it be looked after?
      A phone without security updates is a camera with your bank details in it. Look up when the maker’s support ends for that exact model and divide the price by the years that are left. A three-year-old flagship with four years to go is often the better buy than a new budget phone with two.
      ## Grades are about looks
      A, B and C describe scratches, not function. If the device will live in a case, grade C is a discount for something you will never see. The exception is the screen: marks there annoy every day, so look for a photo of the actual device with the display switched off and light falling across it.
      ## On the day it arrives
      Check that it is not locked to someone else’s account, that every port, speaker and camera works, and that it charges at full speed. Run it flat once. Do all this in the first week, while sending it back is simple, and keep the box until you have.
    `),
  },
  {
    title: 'Make a good shirt last ten years',
    covers: [
      { name: 'mending-kit', alt: 'A patch that is being sewn onto denim, with thread and buttons' },
      { name: 'washing-line', alt: 'Three shirts on a washing line above a basket' },
    ],
    author: 'Ines Marlow',
    about: ['tollivers-shirts'],
    link: 'https://example.com/',
    createdAt: daysBefore(29, 5),
    paragraphs: paragraphsIn(`
      ## It wears out in four places
      The collar fold, the cuff edge, the elbow and the button that takes the strain across the chest. Everything else on a well-made shirt is good for decades. Keep an eye on those four and you can mend a shirt while it is still a small job.
      ## Wash less, and cooler
      Air a shirt overnight on a hanger and it is often good for another day. When it does go in the machine, undo all buttons, turn it inside out and wash at 30 degrees. Dry it on a line, by the tails, away from strong sun. Tumble dryers take a measurable part of the cloth with them each time; it is what you empty from the filter.
      ## Three repairs worth learning
      Sewing on a button with a shank, which is a few turns of thread under the button so that it sits without pulling. A small darn for a worn elbow, woven over and under with thread one shade darker than the cloth. And a patch behind a tear, in running stitch, neat or proudly visible. An hour with a friend who sews will teach you all three.
      ## One for the professional
      A frayed collar can be unpicked, turned over and sewn back, which puts the unworn side on top. It takes a shirtmaker twenty minutes and gives a shirt another life. Ask before you buy whether the maker does it; the good ones have a price for it on the wall.
    `),
  },
  {
    title: 'A bird table for every balcony',
    covers: [{ name: 'balcony-birds', alt: 'Three birds at a feeder on a balcony in town' }],
    author: null,
    about: ['robins-table'],
    link: 'https://example.com/',
    createdAt: daysBefore(36, 6),
    paragraphs: paragraphsIn(`
      ## They will find you on the fourth floor
      Tits, sparrows and robins will visit any balcony that offers food, water and somewhere to flee to. The first visitor may take three weeks. Once one has found you, the others follow within days. Check your tenancy first, and be kind to whoever has the balcony below: a tray under the feeder catches most of what falls.
      ## What to serve
      Black sunflower seeds suit nearly everyone. Add oats and raisins for robins and blackbirds, and unsalted peanuts in a mesh for tits. Bread fills without feeding, and anything salted does harm. Put out as much as is eaten by dusk, so that nothing spoils and nobody else comes for it at night.
      ## Clean beats full
      Most illness among garden birds passes on at dirty feeders. Choose one that comes apart, brush it out weekly with hot water and let it dry before you refill it. Move it a little from time to time so that droppings don’t collect beneath. In a warm, damp spell stop feeding altogether for a while.
      ## Water, glass and cats
      A shallow saucer of water with a stone in it will be the most visited spot in August and again in hard frost. Hang feeders either within half a metre of the window or well away from it: collisions happen at the distances between. And if you share the flat with a cat, give the birds a rail they can see it from.
    `),
  },
]

/** A line with the title, then one with the text. */
function paragraphsIn(lines: string) {
  return [...lines.matchAll(/## (.+)\n *(.+)/g)].map(([, paragraphTitle = '', paragraphText = '']) => ({
    paragraphTitle,
    paragraphText,
  }))
}
