import { daysBefore } from './calendar'
import { type DemoLifetime, offerDetails } from './offer-details'
import { type Brand, linkTo } from './stores'

interface Offer {
  title: string
  percentageOff: number
  couponCode?: string
  days: number
}

function deal(percentageOff: number, title: string, days: number): Offer {
  return { title, percentageOff, days }
}

function code(couponCode: string, percentageOff: number, title: string, days: number): Offer {
  return { title, percentageOff, couponCode, days }
}

const offers: Record<Brand, Offer[]> = {
  'zephyr-outfitters': [
    code('WINDY20', 20, 'Autumn jackets and windproofs', 2),
    deal(35, 'Last season’s two-person tents', 6),
    code('FIRSTKITE', 10, 'Your first order, anything in the shop', 19),
    deal(15, 'Packs between 30 and 45 litres', 11),
    code('SPAREPOLE', 50, 'Spare poles and pegs with any tent', 27),
  ],
  'tarn-and-trail': [
    code('SOCKS3FOR2', 33, 'Three pairs of walking socks for the price of two', 4),
    deal(20, 'Waterproof maps of the northern fells', 9),
    code('BOOTFIT', 15, 'Boots, after a fitting by phone', 1),
    deal(40, 'Guidebooks in their previous edition', 23),
    deal(20, 'Head torches, ordered before the frost', 8),
  ],
  'brightwater-paddles': [
    code('ESTUARY10', 10, 'Made-to-measure paddles', 3),
    deal(25, 'Ex-demo canoes with a season’s scratches', 13),
    deal(15, 'Dry bags in sets of three', 20),
    deal(0, 'Delivery of anything that floats', 6),
  ],
  'halfgear-cycles': [
    deal(30, 'Winter tyres, 28 to 40 mm', 1),
    code('CHAINGANG', 15, 'Chains, cassettes and the tool to fit them', 5),
    code('COMMUTE50', 12, 'Refurbished city bikes', 12),
    deal(45, 'Lights with the old mounting', 18),
    deal(20, 'Workshop stands', 30),
  ],
  'comfortable-chair': [
    code('PUTYOURFEETUP', 12, 'A footstool with any chair', 7),
    deal(30, 'Showroom chairs, sat in by strangers', 3),
    code('SECONDSEAT', 18, 'The second chair of a pair', 16),
    deal(0, 'A cushion with your second chair', 4),
  ],
  'loam-and-lantern': [
    deal(50, 'Spring bulbs that want planting this week', 1),
    code('GLOW15', 15, 'Solar lanterns in sets of four', 5),
    deal(20, 'Peat-free compost, six bags or more', 10),
    code('WINDOWSILL', 25, 'Herb seeds for indoor winters', 22),
    deal(30, 'Watering cans with last year’s rose', 29),
  ],
  kettlewick: [
    code('BREWUP', 15, 'Stove-top kettles in every colour', 2),
    deal(25, 'Iron pans with cosmetic marks', 8),
    deal(10, 'The five-pan set, seasoned', 14),
    code('SPOONFUL', 30, 'Beech spoons in bundles of five', 21),
    code('RELINE5', 5, 'Re-enamelling booked before December', 29),
  ],
  'smafagel-linen': [
    code('LAKAN20', 20, 'Sheets in the winter greys', 4),
    deal(50, 'Tea towels from offcuts', 9),
    deal(15, 'Tablecloths for eight and more', 17),
    deal(10, 'Pillowcases of the coming spring', 5),
  ],
  'atelier-brevane': [
    code('JEUDI', 10, 'First-Thursday pieces, on the day', 3),
    deal(40, 'Last pieces of the summer studio', 7),
    code('POCKETS', 15, 'Trousers with six pockets or more', 15),
    deal(20, 'Wool coats, sizes 34 and 36', 26),
  ],
  ebb: [
    deal(60, 'End of the outdoor season', 2),
    code('COLDWATER', 20, 'Long-sleeved suits for winter swims', 5),
    code('NETGAIN', 25, 'When you send in an old suit', 24),
  ],
  'tollivers-shirts': [
    code('TURNED', 50, 'Collar and cuff replacement', 6),
    code('FIRSTCUT', 20, 'Your first made-to-measure shirt', 1),
    deal(15, 'Oxford cloth in the old blues', 12),
    deal(30, 'Made and never collected', 20),
  ],
  cobblewalk: [
    code('WALK15', 15, 'Any pair of everyday shoes', 1),
    deal(30, 'Sandals, until they are gone', 8),
    code('RESOLE', 40, 'Resoling with a new pair on order', 13),
    deal(20, 'Suede care kits', 19),
    code('WIDEFIT', 10, 'All shoes in the widest fitting', 25),
  ],
  'calendula-row': [
    code('REFILL10', 10, 'Refill three jars in one go', 4),
    deal(25, 'Winter hand balm in pairs', 2),
    deal(15, 'Gift boxes, ordered before December', 11),
  ],
  'nimbus-soapworks': [
    code('SUDS4', 25, 'Four bars of any scent', 3),
    deal(40, 'Wonky bars with perfect manners', 10),
    code('WETDOG', 20, 'Wet Dog, the bar for dogs', 16),
    deal(10, 'Mixed boxes of twelve', 28),
  ],
  'botanica-luzal': [
    code('TRESHERMANAS', 15, 'Any three oils', 5),
    deal(20, 'Rosehip from this autumn’s first pressing', 1),
    code('GOTA', 10, 'Your first 30 ml bottle', 14),
  ],
  'noonshade-suncare': [
    deal(70, 'Travel sizes best used this winter', 2),
    code('SHADYDEAL', 20, 'Parasols of two metres and up', 9),
    code('POUCH30', 30, 'Refill pouches in threes', 17),
    deal(35, 'Face cream in shades one and five', 24),
  ],
  'night-ferry-coffee': [
    code('BOARDING', 30, 'The first bag of a subscription', 1),
    deal(15, 'One-kilo bags of the house roast', 4),
    code('DECAFCONVERT', 20, 'Decaf, or your money back', 10),
    deal(10, 'Hand grinders with a bag of beans', 18),
    code('TUESDAY', 12, 'Orders placed before the Tuesday roast', 21),
    deal(25, 'Moka pots, three cups', 30),
  ],
  'sumac-lane': [
    code('PINCH10', 10, 'Everything sold by the spoon', 3),
    deal(20, 'Sumac, za’atar and Aleppo pepper together', 6),
    code('TAHINI', 25, 'Three jars of tahini', 15),
    deal(15, 'Spice tins without the spices', 22),
  ],
  '8-bells-tea': [
    code('NIGHTWATCH', 15, 'Strong black blends, 500 g and over', 2),
    deal(30, 'Last year’s tin designs', 8),
    code('FLASK', 20, 'A flask with any two tins', 19),
  ],
  'bramblejack-preserves': [
    deal(10, 'Hedgerow bramble by the case', 4),
    code('JAMFIRST', 15, 'Your first box of six', 1),
    code('EMPTIES', 12, 'When you return a dozen jars', 12),
    deal(35, 'Marmalade from January’s oranges', 26),
  ],
  'quietfield-audio': [
    code('LONGPLAY', 15, 'Over-ear headphones in graphite', 2),
    deal(40, 'Replacement pads, the older model', 9),
    deal(20, 'Returned within 30 days, checked and cleaned', 5),
    code('ONESCREW', 25, 'Batteries and headbands', 21),
  ],
  clackworth: [
    code('THOCK10', 10, 'Barebones kits of any size', 1),
    deal(25, 'Keycaps from closed group buys', 6),
    code('LUBE20', 20, 'Switches ordered ready-lubed', 11),
    deal(15, 'Assembled boards in quiet versions', 17),
    code('TESTER', 30, 'Switch tester, to keep', 28),
  ],
  glowmoth: [
    deal(45, 'Reading lamps of the first generation', 3),
    code('DUSK20', 20, 'A pair of bedside lamps', 7),
    code('CORDIAL', 15, 'Fabric cords in autumn colours', 20),
  ],
  'twiceborn-tech': [
    deal(30, 'Phones with battery health of 85% and up', 1),
    code('SECONDACT', 10, 'Laptops for school and study', 4),
    code('TRADEUP', 15, 'When you send in an old device', 10),
    deal(55, 'Tablets with a story on the case', 16),
    deal(20, 'Screens, 24 inches, graded B', 23),
  ],
  'biscuit-brigade': [
    code('GOODDOG', 20, 'The recruit’s first box', 2),
    deal(15, 'Sardine in the two-kilo sack', 8),
    code('PROMOTED', 10, 'Monthly boxes from the third on', 13),
    deal(30, 'Broken biscuits, equally brave', 18),
  ],
  whiskerloft: [
    code('HIGHER', 15, 'Three climbing shelves or more', 5),
    deal(25, 'Window hammocks in felt', 3),
    deal(50, 'Tunnels in discontinued colours', 14),
    code('RESISAL', 20, 'Replacement sisal and cushions', 25),
  ],
  'minnow-manor': [
    deal(35, 'Nano tanks, 20 to 30 litres', 4),
    code('SHRIMPLY', 20, 'Ten cherry shrimp with their plants', 9),
    code('NEWWATER', 15, 'Everything for the first month of a tank', 22),
  ],
  'robins-table': [
    code('FIRSTFROST', 15, 'Winter mixes of five kilos and over', 1),
    deal(20, 'Nest boxes, put up now for spring', 7),
    code('CLEANPLATE', 25, 'Feeders that come apart for washing', 12),
    deal(40, 'Seed trays for balconies', 29),
  ],
  'octavo-owl': [
    code('RAINYDAY', 10, 'Five books or more', 3),
    deal(50, 'Paperbacks with a previous owner’s notes', 6),
    code('BLUEONE', 15, 'Any book we find from your description', 15),
  ],
  'woolgather-lane': [
    code('CASTON20', 20, 'Your first jumper’s worth of yarn', 2),
    deal(30, 'Single balls looking for company', 7),
    code('SWATCH', 10, 'Sock yarn of named flocks', 16),
    deal(15, 'Beginner kits with needles', 27),
  ],
  'meeple-wharf': [
    deal(25, 'Games for two, all under an hour', 1),
    code('GAMENIGHT', 15, 'Orders of three games', 5),
    code('ANCHOR10', 10, 'Pre-orders for the winter releases', 11),
    deal(60, 'Dented boxes, perfect contents', 20),
    code('FULLDECK', 20, 'Card sleeves and inserts', 24),
  ],
  'chroma-yard': [
    deal(40, 'Own-brand gouache in sets of twelve', 2),
    code('TERMTIME', 20, 'Students, on everything but easels', 6),
    code('BIGSHEET', 15, 'Paper over one metre, rolled', 18),
    deal(30, 'Hog brushes by the dozen', 26),
  ],
}

/** One in four, and those of the first store, have no known end. */
function lifetimeOf(brand: Brand, number: number): DemoLifetime {
  return brand === 'zephyr-outfitters' || number % 4 === 3 ? {} : { ends: 4 + ((number * 11) % 70) }
}

export const demoCoupons = (Object.entries(offers) as [Brand, Offer[]][]).flatMap(([brand, ofBrand], at) =>
  ofBrand.map(({ days, couponCode, ...offer }, place) => {
    const { lifetime = lifetimeOf(brand, at * 7 + place), ...details } = offerDetails[offer.title] ?? {}
    const type = couponCode === undefined ? ('deal' as const) : ('coupon' as const)
    return {
      store: brand,
      form: {
        ...offer,
        ...details,
        link: linkTo(brand),
        type,
        ...(couponCode !== undefined && { couponCode }),
      },
      lifetime,
      createdAt: daysBefore(days, at * 7 + place),
    }
  }),
)
