import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { blogFormSchema } from '#domain/blog/blog'
import { categoryFormSchema } from '#domain/category/category'
import { couponFormSchema } from '#domain/coupon/coupon'
import { reviewFormSchema } from '#domain/review/review'
import { storeFormSchema } from '#domain/store/store'
import { dayIn } from '#domain/time/zoned-time'
import { site } from '#site'
import { createBlog } from '#functions/blog/blog'
import { categoryItems } from '#functions/category/category'
import { counterWrite } from '#functions/entity/counter'
import type { EntityName } from '#functions/entity/keys'
import { couponItem, updateCoupon } from '#functions/coupon/coupon'
import { moveStarted } from '#functions/coupon/scheduled-coupons'
import { saveOwnFile } from '#functions/images/image'
import { imageUseWrites } from '#functions/images/image-uses'
import { reviewItem, updateReview } from '#functions/review/review'
import { storeItems } from '#functions/store/store'
import { countStars } from '#functions/review/visitor-rating'
import type { Item } from '#table/keys'
import { inBatches } from '#table/in-batches'
import { putNew, transact, type Write } from '#table/write'
import { demoDay } from './calendar'
import type { Catalogue } from './catalogue'
import { loaders } from './features/loaded'
import type { DemoLifetime } from './offer-details'

type Ids = Map<string, string>

/** Throws if an entry is refused. Earlier entries stay in the table; clean-up removes what is unused. */
export async function loadCatalogue(catalogue: Catalogue): Promise<void> {
  const categoryIds = await loadCategories(catalogue)
  const storeIds = await loadStores(catalogue, categoryIds)
  const [reportable] = await Promise.all([
    loadCoupons(catalogue, storeIds),
    loadReviews(catalogue, storeIds),
    loadBlogs(catalogue, storeIds),
  ])
  for (const load of loaders) await load({ reportable })
  // Offers are loaded as of the days on which they were made.
  await moveStarted(new Date())
}

const maxWrites = 100

interface Creation {
  items: readonly Item[]
  image: string | null
}

/** Each as if it was created alone, but with their sums added up. */
async function storeAll<Entry extends Creation>(
  entity: EntityName,
  made: readonly Entry[],
  sumsOf: (part: Entry[]) => Write[] = () => [],
): Promise<void> {
  const writesOf = (part: Entry[]): Write[] => [
    ...part.flatMap(({ items }) => items.map((item) => putNew(item))),
    ...imageUseWrites(
      [],
      part.map(({ image }) => image),
      new Date(),
    ),
    ...sumsOf(part),
    counterWrite(entity, part.length),
  ]
  const parts: Entry[][] = []
  let left = 0
  for (const each of made) {
    const size = writesOf([each]).length
    if (size > left) {
      parts.push([])
      left = maxWrites
    }
    parts.at(-1)?.push(each)
    left -= size
  }
  for (const part of parts) await transact(writesOf(part))
}

const idsOf = (made: readonly { key: string; items: readonly [{ _id: string }, ...unknown[]] }[]): Ids =>
  new Map(made.map(({ key, items: [{ _id }] }) => [key, _id]))

async function loadCategories({ categories: all }: Catalogue): Promise<Ids> {
  const made = await inBatches(all, async ({ key, form, image: path }) => {
    const image = path && (await keepImage(path))
    return { key, image, items: categoryItems(categoryFormSchema.parse(form), { imagePath: image }, demoDay) }
  })
  await storeAll('CATEGORY', made)
  return idsOf(made)
}

async function loadStores({ stores: all }: Catalogue, categoryIds: Ids): Promise<Ids> {
  const now = new Date()
  const made = await inBatches(all, async ({ key, category, fields, logo: path }) => {
    const form = storeFormSchema.parse({ ...fields, category: categoryIds.get(category ?? '') })
    const image = await keepImage(path)
    return { key, image, items: storeItems(form, { logo: image }, now) }
  })
  await storeAll('STORE', made)
  return idsOf(made)
}

async function loadBlogs({ blogs }: Catalogue, ids: Ids) {
  for (const { form, about = [], covers, createdAt } of blogs) {
    const coverImagesPath = await Promise.all(covers.map(({ image }) => keepImage(image)))
    const shown = { coverImagesPath, coverImageAlts: covers.map(({ alt }) => alt) }
    const storeIds = about.flatMap((key) => ids.get(key) ?? [])
    await createBlog(blogFormSchema.parse({ ...form, storeIds }), shown, createdAt)
  }
}

async function loadCoupons({ coupons: all }: Catalogue, storeIds: Ids): Promise<Ids> {
  const today = new Date()
  const made = all.map((coupon) => {
    const form = { ...coupon.form, ...datesOf(coupon.lifetime, today), storeId: storeIds.get(coupon.store) }
    const item = couponItem(couponFormSchema.parse(form), coupon.createdAt)
    return { coupon, item, items: [item], image: null }
  })
  await storeAll('COUPON', made)
  for (const { coupon, item } of made) {
    if (coupon.lifetime?.withdrawn)
      await updateCoupon(item._id, { fields: { withdrawn: true }, versions: undefined }, today)
  }
  // Visitors have seen it since it was created.
  const reportable = made.filter(
    ({ coupon: { lifetime } }) => !lifetime?.withdrawn && lifetime?.starts === undefined,
  )
  return new Map(reportable.map(({ coupon, item }) => [coupon.store, item._id]))
}

function datesOf({ starts, ends, endsAt }: DemoLifetime = {}, today: Date) {
  const day = (days: number) => dayIn(new Date(today.getTime() + days * 86_400_000), site.timeZone)
  const time = endsAt === undefined ? '' : `T${endsAt}`
  return {
    ...(starts !== undefined && { startsAt: day(starts) }),
    ...(ends !== undefined && { endsAt: day(ends) + time }),
  }
}

async function loadReviews({ reviews: all }: Catalogue, storeIds: Ids): Promise<void> {
  const made = await inBatches(all, async ({ store, form, approved, source, answer, picture, createdAt }) => {
    const image = picture && (await keepImage(picture))
    const extras = { approved, profilePicture: image, ...(source && { source }) }
    const parsed = reviewFormSchema.parse({ ...form, storeId: storeIds.get(store) })
    const item = reviewItem(parsed, extras, createdAt)
    return { item, items: [item], image, answer, createdAt }
  })
  await storeAll('REVIEW', made, (part) => {
    const items = part.map(({ item }) => item)
    const reviewed = [...new Set(items.map(({ storeId }) => storeId))]
    return reviewed.flatMap((id) =>
      countStars(
        [],
        items.filter(({ storeId }) => storeId === id),
      ),
    )
  })
  for (const { item, answer, createdAt } of made) {
    if (answer === undefined) continue
    const answeredAt = new Date(createdAt.getTime() + 2 * 24 * 60 * 60_000)
    await updateReview(item._id, { fields: { answer }, versions: undefined, by: 'demo' }, answeredAt)
  }
}

async function keepImage(path: string): Promise<string> {
  return saveOwnFile(await readFile(path), extname(path), new Date())
}
