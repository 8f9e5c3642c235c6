import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { blogFormSchema } from '#domain/blog'
import { categoryFormSchema } from '#domain/category'
import { couponFormSchema } from '#domain/coupon'
import { reviewFormSchema } from '#domain/review'
import { dayIn } from '#domain/zoned-time'
import { site } from '#site'
import { createBlog } from '#functions/entities/blog'
import { createCategory } from '#functions/entities/category'
import { count } from '#functions/entities/counter'
import { couponItem, updateCoupon } from '#functions/entities/coupon'
import { keyOf } from '#functions/entities/keys'
import { unknownStore } from '#functions/entities/references'
import { moveStarted } from '#functions/entities/scheduled-coupons'
import { createReport } from '#functions/entities/report'
import { saveImage } from '#functions/images/image'
import { useImages } from '#functions/images/image-uses'
import { reviewItem, updateReview } from '#functions/entities/review'
import { countStars } from '#functions/entities/visitor-rating'
import { demoPassword, demoStaff } from './staff'
import { putNew, requireItem, transact, type Write } from '#table/write'
import { demoDay } from './calendar'
import { canBeReported, type Catalogue } from './catalogue'
import type { DemoLifetime } from './offer-details'
import { postStore, signIn } from './staff-calls'

/** The ids of what was created, by the keys of the catalogue. */
type Ids = Map<string, string>

/**
 * Fills an empty product with a catalogue through its own code: stores by the call of the admin area, the
 * rest by the data layer that such calls end in, and what belongs to a store together. The demo staff have to
 * exist. `onProgress` hears how many of the entries are there.
 *
 * Throws when an entry is refused; what was written before it stays. The scheduled function finishes it.
 */
export async function loadCatalogue(
  catalogue: Catalogue,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const total = Object.values<unknown[]>({ ...catalogue }).reduce((sum, { length }) => sum + length, 0)
  let done = 0
  const advance = (by = 1) => onProgress((done += by), total)

  const categories = await loadCategories(catalogue, advance)
  const stores = await loadStores(catalogue, categories, advance)
  const reportable: Ids = new Map()
  await Promise.all([
    sideBySide([...stores], async ([key, id]) => {
      await loadCoupons(catalogue, { key, id }, reportable)
      await loadReviews(catalogue, { key, id })
      advance(catalogue.coupons.filter(isOf(key)).length + catalogue.reviews.filter(isOf(key)).length)
    }),
    loadBlogs(catalogue, stores, advance),
  ])
  await loadReports(catalogue, reportable, advance)
  // Offers are loaded as of the days on which they were made.
  await moveStarted(new Date())
}

/** Some stores at once. */
async function sideBySide<Entry>(entries: readonly Entry[], load: (entry: Entry) => Promise<void>) {
  const waiting = entries.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const entry of waiting) await load(entry)
  })
  await Promise.all(workers)
}

const atOnce = 8

interface LoadedStore {
  key: string
  id: string
}

async function loadCategories({ categories }: Catalogue, advance: (by?: number) => void): Promise<Ids> {
  const ids: Ids = new Map()
  for (const { key, form, image } of categories) {
    const imagePath = image === null ? null : await keepImage(image)
    const { _id } = await createCategory(categoryFormSchema.parse(form), { imagePath }, demoDay)
    ids.set(key, _id)
    advance()
  }
  return ids
}

async function loadStores(
  { stores }: Catalogue,
  categories: Ids,
  advance: (by?: number) => void,
): Promise<Ids> {
  const token = await signIn(demoStaff[0]?.email ?? '', demoPassword)
  const ids: Ids = new Map()
  await sideBySide(stores, async (store) => {
    const form = await storeForm(store, categories.get(store.category ?? '') ?? '')
    const { _id } = await postStore(form, token)
    ids.set(store.key, _id)
    advance()
  })
  return ids
}

/** The form that staff fill in for a store. */
async function storeForm({ fields, logo }: Catalogue['stores'][number], category: string): Promise<FormData> {
  const { pros, cons, rating, ...texts } = fields
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...texts, category, rating: String(rating) })) {
    form.set(field, value)
  }
  for (const [at, text] of pros.entries()) form.set(`pros[${at}]`, text)
  for (const [at, text] of cons.entries()) form.set(`cons[${at}]`, text)
  form.set('logo', new File([await readFile(logo)], basename(logo)))
  return form
}

async function loadBlogs({ blogs }: Catalogue, stores: Ids, advance: (by?: number) => void) {
  for (const { form, about = [], covers, createdAt } of blogs) {
    const coverImagesPath = await Promise.all(covers.map(({ image }) => keepImage(image)))
    const shown = { coverImagesPath, coverImageAlts: covers.map(({ alt }) => alt) }
    const storeIds = about.flatMap((key) => stores.get(key) ?? [])
    await createBlog(blogFormSchema.parse({ ...form, storeIds }), shown, createdAt)
    advance()
  }
}

/** The coupons of a store. Says of one of them that it can be reported, if there is such a one. */
async function loadCoupons(
  { coupons: all }: Catalogue,
  { key, id: storeId }: LoadedStore,
  reportable: Ids,
): Promise<void> {
  const today = new Date()
  const own = all.filter(isOf(key)).map((coupon) => {
    const form = { ...coupon.form, ...datesOf(coupon.lifetime, today), storeId }
    return { coupon, item: couponItem(couponFormSchema.parse(form), coupon.createdAt) }
  })
  await inParts(own, (part) => [
    ...part.map(({ item }) => putNew(item)),
    requireItem(keyOf.store(storeId), unknownStore()),
    count('COUPON', part.length),
  ])
  for (const { coupon, item } of own) {
    if (coupon.lifetime?.withdrawn)
      await updateCoupon(item._id, { fields: { withdrawn: true }, versions: undefined }, today)
    if (canBeReported(coupon)) reportable.set(key, item._id)
  }
}

/** What is created together has no more than the 100 writes of a transaction. */
const together = 24

/** Creates many things of a store as each alone would be created, but with their sums added up. */
async function inParts<Entry>(entries: readonly Entry[], writesOf: (part: Entry[]) => Write[]) {
  for (let at = 0; at < entries.length; at += together) {
    await transact(writesOf(entries.slice(at, at + together)))
  }
}

const isOf =
  (key: string) =>
  ({ store }: { store: string }) =>
    store === key

async function loadReports({ reports }: Catalogue, reportable: Ids, advance: (by?: number) => void) {
  for (const { id, store, kind, text, createdAt } of reports) {
    const report = { review: undefined, coupon: reportable.get(store), kind, text, email: null }
    await createReport(report, createdAt, { id })
    advance()
  }
}

/** The days on which a demo offer starts and ends, around the day on which it is loaded. */
function datesOf({ starts, ends, endsAt }: DemoLifetime = {}, today: Date) {
  const day = (days: number) => dayIn(new Date(today.getTime() + days * 86_400_000), site.timeZone)
  const time = endsAt === undefined ? '' : `T${endsAt}`
  return {
    ...(starts !== undefined && { startsAt: day(starts) }),
    ...(ends !== undefined && { endsAt: day(ends) + time }),
  }
}

async function loadReviews({ reviews: all }: Catalogue, { key, id: storeId }: LoadedStore): Promise<void> {
  const own = await Promise.all(
    all.filter(isOf(key)).map(async ({ form, approved, source, answer, picture, createdAt }) => {
      const profilePicture = picture === null ? null : await keepImage(picture)
      const extras = { approved, profilePicture, ...(source && { source }) }
      const item = reviewItem(reviewFormSchema.parse({ ...form, storeId }), extras, createdAt)
      return { item, answer, createdAt }
    }),
  )
  await inParts(own, (part) => {
    const items = part.map(({ item }) => item)
    const pictures = items.map(({ profilePicture }) => profilePicture)
    return [
      ...part.map(({ item }) => putNew(item)),
      requireItem(keyOf.store(storeId), unknownStore()),
      ...useImages([], pictures, new Date()),
      ...countStars([], items),
      count('REVIEW', part.length),
    ]
  })
  for (const { item, answer, createdAt } of own) {
    if (answer === undefined) continue
    const answeredAt = new Date(createdAt.getTime() + 2 * 24 * 60 * 60_000)
    await updateReview(item._id, { fields: { answer }, versions: undefined, by: 'demo' }, answeredAt)
  }
}

async function keepImage(path: string): Promise<string> {
  return saveImage(await readFile(path), 'image', new Date())
}
