import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beautyLogos } from './drawing/logos/beauty-and-care'
import { booksLogos } from './drawing/logos/books-and-hobbies'
import { electronicsLogos } from './drawing/logos/electronics'
import { fashionLogos } from './drawing/logos/fashion'
import { foodLogos } from './drawing/logos/food-and-drink'
import { homeLogos } from './drawing/logos/home-and-garden'
import { outdoorsLogos } from './drawing/logos/outdoors'
import { petsLogos } from './drawing/logos/pets'
import { beautyAndCare } from './drawing/scenes/categories/beauty-and-care'
import { booksAndHobbies } from './drawing/scenes/categories/books-and-hobbies'
import { electronics } from './drawing/scenes/categories/electronics'
import { fashion } from './drawing/scenes/categories/fashion'
import { foodAndDrink } from './drawing/scenes/categories/food-and-drink'
import { homeAndGarden } from './drawing/scenes/categories/home-and-garden'
import { outdoors } from './drawing/scenes/categories/outdoors'
import { pets } from './drawing/scenes/categories/pets'
import { balconyBirds } from './drawing/scenes/covers/birds'
import { campAtNight, campBreakfast, rucksack } from './drawing/scenes/covers/camping'
import { discountUnderGlass, priceOverTime } from './drawing/scenes/covers/discounts'
import { fivePans } from './drawing/scenes/covers/kitchen'
import { mendingKit, washingLine } from './drawing/scenes/covers/mending'
import { repairBench } from './drawing/scenes/covers/refurbished'
import { imageAddress, type ImageKind, imageKinds } from '../images'

const logos = {
  ...outdoorsLogos,
  ...homeLogos,
  ...fashionLogos,
  ...beautyLogos,
  ...foodLogos,
  ...electronicsLogos,
  ...petsLogos,
  ...booksLogos,
}

const categories = {
  outdoors,
  'home-and-garden': homeAndGarden,
  fashion,
  'beauty-and-care': beautyAndCare,
  'food-and-drink': foodAndDrink,
  electronics,
  pets,
  'books-and-hobbies': booksAndHobbies,
}

const covers = {
  'discount-under-glass': discountUnderGlass,
  'price-over-time': priceOverTime,
  'camp-at-night': campAtNight,
  rucksack,
  'camp-breakfast': campBreakfast,
  'five-pans': fivePans,
  'repair-bench': repairBench,
  'mending-kit': mendingKit,
  'washing-line': washingLine,
  'balcony-birds': balconyBirds,
}

/**
 * The smaller of a nearly lossless and a good lossy picture; a lesser one only where neither keeps to the size of
 * its kind. Smart subsampling keeps the edges of flat colours clean.
 */
async function toWebp(svg: string, kind: ImageKind): Promise<Buffer> {
  const { width, maxBytes } = imageKinds[kind]
  const image = sharp(Buffer.from(svg)).resize({ width })
  const lossy = (quality: number) =>
    image.clone().webp({ quality, smartSubsample: true, effort: 6 }).toBuffer()
  const nearlyLossless = await image.clone().webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer()
  for (const quality of [76, 70, 64]) {
    const smaller = [nearlyLossless, await lossy(quality)].sort((a, b) => a.length - b.length)[0]
    if (smaller && smaller.length <= maxBytes) return smaller
  }
  throw new Error(`A drawing does not fit into ${maxBytes} bytes.`)
}

async function draw(kind: ImageKind, drawings: Record<string, string>) {
  const folder = imageAddress(kind)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, svg] of Object.entries(drawings)) {
    await writeFile(imageAddress(kind, name), await toWebp(svg, kind))
  }
}

// Draws every picture of the demo anew: `npx tsx demo/workshop/draw.ts`. The results are committed.
await draw('logos', logos)
await draw('categories', categories)
await draw('covers', covers)
