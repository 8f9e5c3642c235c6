import { slugOf } from '#domain/text/slug'
import type { CategoryName } from './categories'
import { imageAddress } from './images'

/** A store has four lines: name and rating, description, pros, cons. */
const stores = {
  Outdoors: {
    'zephyr-outfitters': `
      Zephyr Outfitters, rated 4.9
      It began with one kite and a windy hill. Today Zephyr makes light jackets, packs and tents for people who read the forecast and go anyway. Everything is sewn so that it can be opened up and repaired, and the workshop will gladly do it for you.
      Pros: Free repairs for the first five years; Every tent comes with a spare pole section; Weights are published to the gram, bags and pegs included; Takes returns that have seen rain
      Cons: Popular colours sell out early in spring; No shop where you can try a pack on`,
    'tarn-and-trail': `
      Tarn & Trail, rated 4.4
      Maps, boots, socks. That is nearly all they sell, and they know all three cold. Order boots and someone rings to ask about your feet before anything is packed.
      Pros: Boots are fitted over the phone, by people who listen; Waterproof maps printed at the scale you ask for; Socks replaced without discussion when they wear through
      Cons: Closed every Friday from May to September; The range of children’s sizes is thin`,
    'brightwater-paddles': `
      Brightwater Paddles, rated 4.6
      Brightwater has built paddles and small canoes beside the same estuary since 1988. Tell them your height, your boat and how far you like to go, and they will shape a paddle to match. They also keep an honest second-hand list of boats that came back for bigger ones.
      Pros: Made to measure at the price of a stock paddle; A 30-day trial on the water; The second-hand boats are checked and photographed properly; Replies from people who build the things
      Cons: Made-to-measure paddles take three weeks; Shipping a canoe costs what you would expect`,
    'halfgear-cycles': `
      Halfgear Cycles, rated 3.9
      Parts, tools and refurbished commuters from a workshop that would rather fix your bike than sell you another. The catalogue is enormous and looks it. If you know your bottom bracket standard you will be very happy here.
      Pros: Stocks small parts for bikes older than you; A compatibility checker that is right; Fair prices on refurbished city bikes
      Cons: The site assumes you know what you need; Large boxes arrive with a lot of plastic; Phone support in the mornings only`,
  },
  'Home and Garden': {
    'comfortable-chair': `
      The Extraordinarily Comfortable Chair Company, rated 4.7
      They make one thing, in eleven sizes. Each chair is built around how long your legs are, how you slump and whether there is a cat, and it takes ten weeks because horsehair will not be hurried. Sit in it for a year; if it is not extraordinarily comfortable, they fetch it and pay you back.
      Pros: A full year to change your mind; Eleven sizes, and swatches of every fabric by post; Covers come off and go in the machine; Delivered into the room, packaging taken away
      Cons: Ten weeks is a long time to stand; It will make your other chairs look bad`,
    'loam-and-lantern': `
      Loam & Lantern, rated 4.2
      For gardens the size of a balcony and evenings that go on too long. Seeds, peat-free compost in bags you can carry, and solar lanterns that are still lit at midnight. The planting calendar they send each month is worth the account alone.
      Pros: Peat-free compost in 10-litre bags with a handle; Lanterns have batteries you can replace; The monthly planting calendar is free
      Cons: Plants are posted on Mondays only; Bulbs were late two autumns running`,
    kettlewick: `
      Kettlewick, rated 4.8
      Enamel kettles, iron pans and the wooden spoons that go with them, from a foundry town that has been at it for four generations. Nothing here has an app. All of it can be re-enamelled, and most of it will outlive your kitchen.
      Pros: Re-enamelling at cost, for life; Pans arrive seasoned and ready to cook; Spare knobs, lids and handles in stock; Proper instructions on one sheet of paper
      Cons: Iron is heavy, and so is the parcel; Two kettle colours have a waiting list`,
    'smafagel-linen': `
      Småfågel Linen, rated 4.5
      Småfågel means little bird, and the linen is about as light. Sheets, tablecloths and tea towels are woven in one mill, washed until they are soft and sold in colours you would find on a cold beach.
      Pros: Soft from the first night, softer by the tenth; Sold singly, so you can build a set slowly; Offcuts become tea towels at half the price
      Cons: Pale colours show red wine for ever; Deep mattresses need the special size`,
  },
  Fashion: {
    'atelier-brevane': `
      Atelier Brévane, rated 4.1
      A small studio for coats, dresses and trousers with an unreasonable number of pockets. New pieces appear on the first Thursday of the month, thirty of each, and are never made again. The photographs show every garment on three bodies, which ought to be normal.
      Pros: Real pockets, everywhere; Each piece shown on three different bodies; Hems and sleeves altered for free before posting
      Cons: Thirty of each means you have to be quick; Returns are for credit after the first fortnight; Sizes run narrow at the shoulder`,
    ebb: `
      Ebb, rated 3.6
      Swimwear for swimming in. Ebb cuts suits from old fishing nets, tests them in cold harbours and prints the chlorine rating on the label.
      Pros: Stays put when you dive; Made from recovered nets, with the paperwork to show it; Buys back old suits for recycling
      Cons: Delivery has been slow all summer; The size chart needs a second look; Few plain colours`,
    'tollivers-shirts': `
      Tolliver's Shirts, rated 4.6
      Tolliver’s has cut shirts above the same barber for sixty years, and put the pattern book online only when the third generation insisted. Choose a collar, a cuff and a cloth; they keep your pattern on file, so the second order takes a minute. Worn collars are turned for the price of a sandwich.
      Pros: Your pattern is kept on file; Collars and cuffs replaced for a small fee; Cloth swatches are free; A first shirt that doesn’t fit is remade
      Cons: The first order means six measurements; Slim patterns only go so slim`,
    cobblewalk: `
      Cobblewalk, rated 4.3
      Shoes for old towns: a flexible sole, a wide toe and enough grip for wet stone. All of them can be resoled, and the workshop posts a progress picture when yours are on the bench.
      Pros: Comfortable from the first mile; Resoling by post in nine days; Half sizes and three widths throughout; Spare laces in the box
      Cons: Smart styles come in black or brown, full stop; The suede needs looking after`,
  },
  'Beauty and Care': {
    'calendula-row': `
      Calendula Row, rated 4.5
      Balms and creams for skin that complains. The calendula grows in rows behind the workshop, the recipes have eight ingredients at the most, and each jar says what every one of them is for.
      Pros: Short ingredient lists, explained in plain words; Unscented versions of everything; Refills cost a third less than jars
      Cons: The hand balm takes a minute to sink in; Small batches sell out before Christmas`,
    'nimbus-soapworks': `
      Nimbus Soapworks, rated 4.0
      Cheerful bars of soap with names like Tuesday and Wet Dog (which is for dogs). Cold-processed, cut by hand, wrapped in paper that grows into poppies if you plant it.
      Pros: Bars last a good six weeks; Wrappers you can plant; The mixed box is a safe present
      Cons: Some scents announce you from the next room; Bars differ in weight by a few grams`,
    'botanica-luzal': `
      Botánica Luzal, rated 4.8
      Three sisters press oils from rosehip, prickly pear and almond in a village of two hundred people. Each bottle carries the date it was pressed, and the one before yours was probably sold down the road. A few drops really are enough.
      Pros: Pressing date on every bottle; Glass bottles with a pipette that doesn’t drip; Samples of any two oils with each order; Handwritten answers to questions
      Cons: Rosehip is seasonal and runs out by March; Prices reflect four kilos of seed a bottle`,
    'noonshade-suncare': `
      Noonshade Suncare, rated 3.7
      Sun cream without the white cast, parasols without the wobble. Noonshade tests on real skin in real July, in five shades, and publishes the results, including the ones it did not enjoy.
      Pros: No white cast on dark skin; Test results are public; Refill pouches for the family bottle
      Cons: The pump jams when sand gets in; The parasol bag is a tight fit; Out of stock in the first heatwave`,
  },
  'Food and Drink': {
    'night-ferry-coffee': `
      Night Ferry Coffee, rated 4.9
      Roasted on Tuesdays in an old ticket office, posted the same evening, through your letterbox by Thursday. Each bag says who grew the coffee, what they were paid and how to brew it with whatever you own. Try the decaf; nobody believes it.
      Pros: Posted within hours of roasting; Bags fit through a letterbox; Prices paid to growers are printed on the bag; Skip or pause a subscription in one tap
      Cons: One roast day a week; No pre-ground coffee finer than for a moka pot`,
    'sumac-lane': `
      Sumac Lane, rated 4.7
      Whole spices, proper tahini and dried limes for anyone who has been making do with the supermarket shelf. Order by recipe and they weigh out exactly what you need, so nothing is left to fade at the back of the cupboard.
      Pros: Buy spices by the spoon or by the kilo; Harvest year on every tin; Recipes that were plainly cooked by someone
      Cons: Glass jars make for heavy parcels; Free delivery starts rather high`,
    '8-bells-tea': `
      8 Bells Tea, rated 4.2
      Eight bells mark the end of the watch, and the first cup after it. This is strong, unfussy tea for flasks and large mugs, blended by two retired sailors with firm opinions about milk.
      Pros: Loose leaf at the price of bags; Stands up to milk, flasks and neglect; The tins stack
      Cons: The green teas are an afterthought; No samples under 50 grams`,
    'bramblejack-preserves': `
      Bramblejack Preserves, rated 4.4
      Jam with more fruit than sugar, cooked in copper, twelve jars at a time. The hedgerow bramble is the one to start with. The rhubarb and ginger is the one you will hide from guests.
      Pros: Around 65% fruit; Jars come back for a refund; A mystery jar in every box of six
      Cons: Keeps for three weeks once open; Seasonal flavours are gone in days; Six jars is the least you can order`,
  },
  Electronics: {
    'quietfield-audio': `
      Quietfield Audio, rated 4.3
      Headphones tuned for long listening instead of the first thirty seconds in a shop. Pads, cables, headband and battery all come off with one screwdriver, which is in the box. The matching app has four settings and no account.
      Pros: Every part can be bought and replaced; Comfortable with glasses on; 40 hours to a charge; No account needed, ever
      Cons: Noise cancelling is good, not the best; They fold flat but not small`,
    clackworth: `
      Clackworth, rated 4.6
      Keyboards for people who have opinions about keyboards, and a patient guide for those about to. Choose the switch by listening to it, the keycaps by looking at them, and the layout from twenty-two languages. Assembly takes an evening, or they do it for you.
      Pros: Sound samples of every switch, recorded properly; Twenty-two language layouts; Switch tester on loan for a deposit; Clear build videos
      Cons: It is easy to spend more than planned; Group-buy keycaps take months`,
    glowmoth: `
      Glowmoth, rated 3.4
      Bedside and reading lamps that turn warmer as the evening goes on. The idea is lovely and so is the light. The setup has improved, though you will still want to do it in daylight.
      Pros: The warmest dim setting we have seen; Works from the wall switch, with no hub; Fabric cords in nine colours
      Cons: Setup can take two or three tries; Spare bulbs only from Glowmoth itself; Support answers in days, not hours`,
    'twiceborn-tech': `
      Twiceborn Tech, rated 4.1
      Phones, laptops and tablets on their second life. Twiceborn photographs the exact device you will get, measures its battery and writes the number on the listing. Two years of guarantee, no small print, and they buy back what you no longer use.
      Pros: Photos of the actual device, scratches and all; Battery health stated before you buy; Two-year guarantee; Free wipe and certificate for what you send in
      Cons: The best-priced devices go within an hour; Accessories are basic`,
  },
  Pets: {
    'biscuit-brigade': `
      Biscuit Brigade, rated 4.8
      Oven-baked dog biscuits, promoted through the ranks by a panel of forty volunteers with tails. Recruits start on oat and apple; generals get sardine. The ingredients are all things you recognise from your own kitchen.
      Pros: Short recipes without fillers; Small training size in every flavour; Boxes sized by the weight of the dog; Money back if the dog objects
      Cons: Sardine smells exactly like sardine; The resealable bag sometimes isn’t`,
    whiskerloft: `
      Whiskerloft, rated 3.8
      Climbing shelves, window hammocks and tunnels for indoor cats and the people who have to look at the furniture. Solid beech, replaceable sisal, and a template for the wall so that everything hangs straight the first time.
      Pros: Holds a cat of twelve kilos; Sisal and cushions can be bought alone; Looks like furniture
      Cons: Wall plugs for hollow walls cost extra; Deliveries come in several parcels; Your cat may prefer the box`,
    'minnow-manor': `
      Minnow Manor, rated 3.1
      Small aquariums, plants and shrimp, with a forum full of experts who will talk you out of half your basket. The know-how is first class. The packing has not always kept up with it.
      Pros: Free water tests by post; The care guides are excellent; They refuse to sell fish for a tank that is too small
      Cons: Several parcels arrived leaking; Plants can be bare in winter; Refunds take a fortnight`,
    'robins-table': `
      Robin's Table, rated 4.7
      Feeders, nest boxes and clean seed for wild birds, chosen by region and month. Type in where you live and you get a short list of who might visit, what they eat and where to hang it.
      Pros: Mixes without wheat, dust or dyed filler; Feeders come apart for washing; Advice by region and season; Nest boxes from local larch
      Cons: Large sacks are for the strong; Squirrels have solved one of the feeders`,
  },
  'Books and Hobbies': {
    'octavo-owl': `
      Octavo Owl, rated 5.0
      A second-hand bookshop with four floors, two cats and a search box that understands “the blue one about lighthouses”. Condition notes are so exact that you feel you have already met the book. Parcels are tied with string and smell faintly of the shop.
      Pros: Condition described honestly, page by page; Finds books from the vaguest memory; One delivery charge, however many books; Gift parcels chosen from three books you love
      Cons: One copy of nearly everything; You will buy more than you came for`,
    'woolgather-lane': `
      Woolgather Lane, rated 4.5
      Yarn from named flocks, dyed with plants in lots of forty. Patterns are tested by beginners before they are sold, and if you run one ball short they will look through the drawers for your lot.
      Pros: Tells you the breed, the farm and the year; Patterns a beginner can follow; Finds matching lots later
      Cons: Plant dyes vary, as they should; Needles cost more than elsewhere`,
    'meeple-wharf': `
      Meeple Wharf, rated 4.4
      Board games by the people at the next table. Every game is listed with the time it really takes, the age that really enjoys it and how many arguments to expect. Lost a piece? They keep drawers of them.
      Pros: Honest playing times; Replacement pieces for hundreds of games; Trade in finished legacy games for credit; Rent before you buy
      Cons: Big releases sell out on the day; Dented corners are not counted as damage`,
    'chroma-yard': `
      Chroma Yard, rated 3.5
      Paint, paper and brushes in quantities for students and for people who paint barns. The own-brand gouache is a quiet bargain. Order early: the yard is a yard, and it closes when it snows.
      Pros: Own-brand gouache at a third of the usual price; Swatches painted by hand, not printed; Paper by the single sheet
      Cons: Stock levels on the site lag behind; Large sheets sometimes arrive with a bent corner; No deliveries in January`,
  },
} satisfies Record<CategoryName, Record<string, string>>

type Stores = typeof stores

export type StoreKey = { [Category in keyof Stores]: keyof Stores[Category] }[keyof Stores]

export const demoStores = Object.entries(stores).flatMap(([category, ofCategory]) =>
  (Object.entries(ofCategory) as [StoreKey, string][]).map(([store, text]) => ({
    key: store,
    category,
    fields: { ...fieldsIn(text), link: linkTo(store) },
    logo: imageAddress('logos', store),
  })),
)

function fieldsIn(text: string) {
  const [head = '', description = '', pros = '', cons = ''] = text.trim().split(/\n\s*/)
  const [name = '', rating] = head.split(', rated ')
  return {
    name,
    slug: slugOf(name),
    rating: Number(rating),
    description,
    pros: pros.replace('Pros: ', '').split('; '),
    cons: cons.replace('Cons: ', '').split('; '),
  }
}

/** The domain is reserved for examples. */
export function linkTo(store: StoreKey): string {
  return `https://${store}.example/`
}
