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
import { createCoupon, updateCoupon } from '#functions/entities/coupon'
import { foldNotes } from '#functions/entities/listing/fold-notes'
import { moveStarted } from '#functions/entities/scheduled-coupons'
import { createReport } from '#functions/entities/report'
import { saveImage } from '#functions/images/image'
import { createReview, updateReview } from '#functions/entities/review'
import { demoPassword, demoStaff } from '#local/staff'
import { demoDay } from './calendar'
import { canBeReported, type Catalogue } from './catalogue'
import type { DemoLifetime } from './offer-details'
import { postStore, signIn } from './staff-calls'

/** The ids of what was created, by the keys of the catalogue. */
type Ids = Map<string, string>

/**
 * Fills an empty product with a catalogue through its own code: stores by the call of the admin area, the
 * rest by the data layer that such calls end in. The demo staff have to exist. `onProgress` hears how many of
 * the entries are there.
 *
 * Throws when an entry is refused; what was written before it stays.
 */
export async function loadCatalogue(
  catalogue: Catalogue,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const total = Object.values<unknown[]>({ ...catalogue }).reduce((sum, { length }) => sum + length, 0)
  let done = 0
  const advance = () => onProgress(++done, total)

  const categories = await loadCategories(catalogue, advance)
  const stores = await loadStores(catalogue, categories, advance)
  const [coupons] = await Promise.all([
    loadCoupons(catalogue, stores, advance),
    loadBlogs(catalogue, stores, advance),
    loadReviews(catalogue, stores, advance),
  ])
  await loadReports(catalogue, coupons, advance)
  await foldNotes(new Date(), foldSteps)
  // Offers are loaded as of the days on which they were made.
  await moveStarted(new Date())
}

/** Each takes 200 notes, and each entry has left one or two. */
const foldSteps = 1000

// One entity's entries go one after the other: they share a count, on which they would only wait for each other.

async function loadCategories({ categories }: Catalogue, advance: () => void): Promise<Ids> {
  const ids: Ids = new Map()
  for (const { key, form, image } of categories) {
    const imagePath = image === null ? null : await keepImage(image)
    const { _id } = await createCategory(categoryFormSchema.parse(form), { imagePath }, demoDay)
    ids.set(key, _id)
    advance()
  }
  return ids
}

async function loadStores({ stores }: Catalogue, categories: Ids, advance: () => void): Promise<Ids> {
  const token = await signIn(demoStaff[0]?.email ?? '', demoPassword)
  const ids: Ids = new Map()
  for (const store of stores) {
    const form = await storeForm(store, categories.get(store.category ?? '') ?? '')
    const { _id } = await postStore(form, token)
    ids.set(store.key, _id)
    advance()
  }
  return ids
}

/** The form that staff fill in for a store (product.md, section 7). */
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

async function loadBlogs({ blogs }: Catalogue, stores: Ids, advance: () => void) {
  for (const { form, about = [], covers, createdAt } of blogs) {
    const coverImagesPath = await Promise.all(covers.map(({ image }) => keepImage(image)))
    const shown = { coverImagesPath, coverImageAlts: covers.map(({ alt }) => alt) }
    const storeIds = about.flatMap((key) => stores.get(key) ?? [])
    await createBlog(blogFormSchema.parse({ ...form, storeIds }), shown, createdAt)
    advance()
  }
}

/** Returns, of each store that has one, the id of a coupon that can be reported. */
async function loadCoupons({ coupons }: Catalogue, stores: Ids, advance: () => void): Promise<Ids> {
  const today = new Date()
  const ids: Ids = new Map()
  for (const coupon of coupons) {
    const { store, form, lifetime, createdAt } = coupon
    const whole = { ...form, ...datesOf(lifetime, today), storeId: stores.get(store) }
    const { _id } = await createCoupon(couponFormSchema.parse(whole), createdAt)
    if (lifetime?.withdrawn)
      await updateCoupon(_id, { fields: { withdrawn: true }, versions: undefined }, today)
    if (canBeReported(coupon)) ids.set(store, _id)
    advance()
  }
  return ids
}

async function loadReports({ reports }: Catalogue, coupons: Ids, advance: () => void) {
  for (const { id, store, kind, text, createdAt } of reports) {
    const report = { review: undefined, coupon: coupons.get(store), kind, text, email: null }
    await createReport(report, createdAt, { id })
    advance()
  }
}

/** The days on which a demo offer starts and ends, around the day on which it is loaded. */
function datesOf({ starts, ends, endsAt }: DemoLifetime = {}, today: Date) {
  const day = (count: number) => dayIn(new Date(today.getTime() + count * 86_400_000), site.timeZone)
  const time = endsAt === undefined ? '' : `T${endsAt}`
  return {
    ...(starts !== undefined && { startsAt: day(starts) }),
    ...(ends !== undefined && { endsAt: day(ends) + time }),
  }
}

async function loadReviews({ reviews }: Catalogue, stores: Ids, advance: () => void) {
  for (const { store, form, approved, source, answer, picture, createdAt } of reviews) {
    const profilePicture = picture === null ? null : await keepImage(picture)
    const parsed = reviewFormSchema.parse({ ...form, storeId: stores.get(store) })
    const extras = { approved, profilePicture, ...(source && { source }) }
    const { _id } = await createReview(parsed, extras, createdAt)
    if (answer !== undefined) {
      const answeredAt = new Date(createdAt.getTime() + 2 * 24 * 60 * 60_000)
      await updateReview(_id, { fields: { answer }, versions: undefined, by: 'demo' }, answeredAt)
    }
    advance()
  }
}

async function keepImage(path: string): Promise<string> {
  return saveImage(await readFile(path), 'image', new Date())
}
