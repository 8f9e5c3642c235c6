import { daysBefore } from './calendar'
import { type DemoLifetime, offerDetails } from './offer-details'
import { type StoreKey, linkTo } from './stores'

/** A line each, deals without a code. */
const offers: Record<StoreKey, string> = {
  'zephyr-outfitters': `
    20% by WINDY20, 2 days ago: Autumn jackets and windproofs
    35%, 6 days ago: Last season’s two-person tents
    10% by FIRSTKITE, 19 days ago: Your first order, anything in the shop
    15%, 11 days ago: Packs between 30 and 45 litres
    50% by SPAREPOLE, 27 days ago: Spare poles and pegs with any tent`,
  'tarn-and-trail': `
    33% by SOCKS3FOR2, 4 days ago: Three pairs of walking socks for the price of two
    20%, 9 days ago: Waterproof maps of the northern fells
    15% by BOOTFIT, 1 day ago: Boots, after a fitting by phone
    40%, 23 days ago: Guidebooks in their previous edition
    20%, 8 days ago: Head torches, ordered before the frost`,
  'brightwater-paddles': `
    10% by ESTUARY10, 3 days ago: Made-to-measure paddles
    25%, 13 days ago: Ex-demo canoes with a season’s scratches
    15%, 20 days ago: Dry bags in sets of three
    0%, 6 days ago: Delivery of anything that floats`,
  'halfgear-cycles': `
    30%, 1 day ago: Winter tyres, 28 to 40 mm
    15% by CHAINGANG, 5 days ago: Chains, cassettes and the tool to fit them
    12% by COMMUTE50, 12 days ago: Refurbished city bikes
    45%, 18 days ago: Lights with the old mounting
    20%, 30 days ago: Workshop stands`,
  'comfortable-chair': `
    12% by PUTYOURFEETUP, 7 days ago: A footstool with any chair
    30%, 3 days ago: Showroom chairs, sat in by strangers
    18% by SECONDSEAT, 16 days ago: The second chair of a pair
    0%, 4 days ago: A cushion with your second chair`,
  'loam-and-lantern': `
    50%, 1 day ago: Spring bulbs that want planting this week
    15% by GLOW15, 5 days ago: Solar lanterns in sets of four
    20%, 10 days ago: Peat-free compost, six bags or more
    25% by WINDOWSILL, 22 days ago: Herb seeds for indoor winters
    30%, 29 days ago: Watering cans with last year’s rose`,
  kettlewick: `
    15% by BREWUP, 2 days ago: Stove-top kettles in every colour
    25%, 8 days ago: Iron pans with cosmetic marks
    10%, 14 days ago: The five-pan set, seasoned
    30% by SPOONFUL, 21 days ago: Beech spoons in bundles of five
    5% by RELINE5, 29 days ago: Re-enamelling booked before December`,
  'smafagel-linen': `
    20% by LAKAN20, 4 days ago: Sheets in the winter greys
    50%, 9 days ago: Tea towels from offcuts
    15%, 17 days ago: Tablecloths for eight and more
    10%, 5 days ago: Pillowcases of the coming spring`,
  'atelier-brevane': `
    10% by JEUDI, 3 days ago: First-Thursday pieces, on the day
    40%, 7 days ago: Last pieces of the summer studio
    15% by POCKETS, 15 days ago: Trousers with six pockets or more
    20%, 26 days ago: Wool coats, sizes 34 and 36`,
  ebb: `
    60%, 2 days ago: End of the outdoor season
    20% by COLDWATER, 5 days ago: Long-sleeved suits for winter swims
    25% by NETGAIN, 24 days ago: When you send in an old suit`,
  'tollivers-shirts': `
    50% by TURNED, 6 days ago: Collar and cuff replacement
    20% by FIRSTCUT, 1 day ago: Your first made-to-measure shirt
    15%, 12 days ago: Oxford cloth in the old blues
    30%, 20 days ago: Made and never collected`,
  cobblewalk: `
    15% by WALK15, 1 day ago: Any pair of everyday shoes
    30%, 8 days ago: Sandals, until they are gone
    40% by RESOLE, 13 days ago: Resoling with a new pair on order
    20%, 19 days ago: Suede care kits
    10% by WIDEFIT, 25 days ago: All shoes in the widest fitting`,
  'calendula-row': `
    10% by REFILL10, 4 days ago: Refill three jars in one go
    25%, 2 days ago: Winter hand balm in pairs
    15%, 11 days ago: Gift boxes, ordered before December`,
  'nimbus-soapworks': `
    25% by SUDS4, 3 days ago: Four bars of any scent
    40%, 10 days ago: Wonky bars with perfect manners
    20% by WETDOG, 16 days ago: Wet Dog, the bar for dogs
    10%, 28 days ago: Mixed boxes of twelve`,
  'botanica-luzal': `
    15% by TRESHERMANAS, 5 days ago: Any three oils
    20%, 1 day ago: Rosehip from this autumn’s first pressing
    10% by GOTA, 14 days ago: Your first 30 ml bottle`,
  'noonshade-suncare': `
    70%, 2 days ago: Travel sizes best used this winter
    20% by SHADYDEAL, 9 days ago: Parasols of two metres and up
    30% by POUCH30, 17 days ago: Refill pouches in threes
    35%, 24 days ago: Face cream in shades one and five`,
  'night-ferry-coffee': `
    30% by BOARDING, 1 day ago: The first bag of a subscription
    15%, 4 days ago: One-kilo bags of the house roast
    20% by DECAFCONVERT, 10 days ago: Decaf, or your money back
    10%, 18 days ago: Hand grinders with a bag of beans
    12% by TUESDAY, 21 days ago: Orders placed before the Tuesday roast
    25%, 30 days ago: Moka pots, three cups`,
  'sumac-lane': `
    10% by PINCH10, 3 days ago: Everything sold by the spoon
    20%, 6 days ago: Sumac, za’atar and Aleppo pepper together
    25% by TAHINI, 15 days ago: Three jars of tahini
    15%, 22 days ago: Spice tins without the spices`,
  '8-bells-tea': `
    15% by NIGHTWATCH, 2 days ago: Strong black blends, 500 g and over
    30%, 8 days ago: Last year’s tin designs
    20% by FLASK, 19 days ago: A flask with any two tins`,
  'bramblejack-preserves': `
    10%, 4 days ago: Hedgerow bramble by the case
    15% by JAMFIRST, 1 day ago: Your first box of six
    12% by EMPTIES, 12 days ago: When you return a dozen jars
    35%, 26 days ago: Marmalade from January’s oranges`,
  'quietfield-audio': `
    15% by LONGPLAY, 2 days ago: Over-ear headphones in graphite
    40%, 9 days ago: Replacement pads, the older model
    20%, 5 days ago: Returned within 30 days, checked and cleaned
    25% by ONESCREW, 21 days ago: Batteries and headbands`,
  clackworth: `
    10% by THOCK10, 1 day ago: Barebones kits of any size
    25%, 6 days ago: Keycaps from closed group buys
    20% by LUBE20, 11 days ago: Switches ordered ready-lubed
    15%, 17 days ago: Assembled boards in quiet versions
    30% by TESTER, 28 days ago: Switch tester, to keep`,
  glowmoth: `
    45%, 3 days ago: Reading lamps of the first generation
    20% by DUSK20, 7 days ago: A pair of bedside lamps
    15% by CORDIAL, 20 days ago: Fabric cords in autumn colours`,
  'twiceborn-tech': `
    30%, 1 day ago: Phones with battery health of 85% and up
    10% by SECONDACT, 4 days ago: Laptops for school and study
    15% by TRADEUP, 10 days ago: When you send in an old device
    55%, 16 days ago: Tablets with a story on the case
    20%, 23 days ago: Screens, 24 inches, graded B`,
  'biscuit-brigade': `
    20% by GOODDOG, 2 days ago: The recruit’s first box
    15%, 8 days ago: Sardine in the two-kilo sack
    10% by PROMOTED, 13 days ago: Monthly boxes from the third on
    30%, 18 days ago: Broken biscuits, equally brave`,
  whiskerloft: `
    15% by HIGHER, 5 days ago: Three climbing shelves or more
    25%, 3 days ago: Window hammocks in felt
    50%, 14 days ago: Tunnels in discontinued colours
    20% by RESISAL, 25 days ago: Replacement sisal and cushions`,
  'minnow-manor': `
    35%, 4 days ago: Nano tanks, 20 to 30 litres
    20% by SHRIMPLY, 9 days ago: Ten cherry shrimp with their plants
    15% by NEWWATER, 22 days ago: Everything for the first month of a tank`,
  'robins-table': `
    15% by FIRSTFROST, 1 day ago: Winter mixes of five kilos and over
    20%, 7 days ago: Nest boxes, put up now for spring
    25% by CLEANPLATE, 12 days ago: Feeders that come apart for washing
    40%, 29 days ago: Seed trays for balconies`,
  'octavo-owl': `
    0% by RAINYDAY, 3 days ago: Five books or more
    50%, 6 days ago: Paperbacks with a previous owner’s notes
    15% by BLUEONE, 15 days ago: Any book we find from your description`,
  'woolgather-lane': `
    20% by CASTON20, 2 days ago: Your first jumper’s worth of yarn
    30%, 7 days ago: Single balls looking for company
    10% by SWATCH, 16 days ago: Sock yarn of named flocks
    15%, 27 days ago: Beginner kits with needles`,
  'meeple-wharf': `
    25%, 1 day ago: Games for two, all under an hour
    15% by GAMENIGHT, 5 days ago: Orders of three games
    10% by ANCHOR10, 11 days ago: Pre-orders for the winter releases
    60%, 20 days ago: Dented boxes, perfect contents
    20% by FULLDECK, 24 days ago: Card sleeves and inserts`,
  'chroma-yard': `
    40%, 2 days ago: Own-brand gouache in sets of twelve
    20% by TERMTIME, 6 days ago: Students, on everything but easels
    15% by BIGSHEET, 18 days ago: Paper over one metre, rolled
    30%, 26 days ago: Hog brushes by the dozen`,
}

const parts = /^ *(?<percent>\d+)%( by (?<couponCode>\S+))?, (?<days>\d+) days? ago: (?<title>.+)$/

const lifetimeOf = (number: number): DemoLifetime => ({ ends: 4 + ((number * 11) % 70) })

export const demoCoupons = (Object.entries(offers) as [StoreKey, string][]).flatMap(([store, lines], at) =>
  lines
    .trim()
    .split('\n')
    .map((line, place) => {
      const { percent, couponCode, days, title = '' } = parts.exec(line)!.groups!
      const number = at * 7 + place
      const { lifetime = lifetimeOf(number), ...details } = offerDetails[title] ?? {}
      const code =
        couponCode === undefined ? { type: 'deal' as const } : { type: 'coupon' as const, couponCode }
      return {
        store,
        form: { title, percentageOff: Number(percent), link: linkTo(store), ...code, ...details },
        lifetime,
        createdAt: daysBefore(Number(days), number),
      }
    }),
)
