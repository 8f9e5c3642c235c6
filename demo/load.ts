import { readFile } from 'node:fs/promises'
import { blogFormSchema } from '#domain/blog'
import { categoryFormSchema } from '#domain/category'
import { couponFormSchema } from '#domain/coupon'
import { reviewFormSchema } from '#domain/review'
import { createBlog } from '#functions/entities/blog'
import { createCategory } from '#functions/entities/category'
import { createCoupon } from '#functions/entities/coupon'
import { saveImage } from '#functions/images/image'
import { createReview } from '#functions/entities/review'
import { demoPassword, demoStaff } from '#local/staff'
import { demoBlogs } from './blogs'
import { demoDay } from './calendar'
import { type CategoryName, demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { imageAddress, type ImageKind } from './images'
import { demoReviews } from './reviews'
import { postStore, signIn } from './staff-calls'
import { type Brand, demoStores } from './stores'

/**
 * Fills an empty product with the demo content through its own code: stores by the call of the admin area,
 * the rest by the data layer that such calls end in. The demo staff have to exist. `onProgress` hears how
 * many of the entries are there.
 *
 * Throws when an entry is refused; what was written before it stays.
 */
export async function loadDemo(onProgress: (done: number, total: number) => void = () => {}): Promise<void> {
  const content = [demoCategories, demoStores, demoBlogs, demoCoupons, demoReviews]
  const total = content.reduce((sum, { length }) => sum + length, 0)
  let done = 0
  const advance = () => onProgress(++done, total)

  const categories = await loadCategories(advance)
  const [stores] = await Promise.all([loadStores(categories, advance), loadBlogs(advance)])
  await Promise.all([loadCoupons(stores, advance), loadReviews(stores, advance)])
}

// One entity's entries go one after the other: they share a count, on which they would only wait for each other.

async function loadCategories(advance: () => void) {
  const ids = new Map<CategoryName, string>()
  for (const category of demoCategories) {
    const imagePath = await keepImage('categories', category.slug)
    const created = await createCategory(categoryFormSchema.parse(category), { imagePath }, demoDay)
    ids.set(category.name, created._id)
    advance()
  }
  return ids
}

async function loadStores(categories: Map<CategoryName, string>, advance: () => void) {
  const token = await signIn(demoStaff[0]?.email ?? '', demoPassword)
  const ids = new Map<Brand, string>()
  for (const store of demoStores) {
    const form = await storeForm(store, categories.get(store.category) ?? '')
    const { _id } = await postStore(form, token)
    ids.set(store.brand, _id)
    advance()
  }
  return ids
}

/** The form that staff fill in for a store (product.md, section 7). */
async function storeForm(store: (typeof demoStores)[number], category: string): Promise<FormData> {
  const { brand, name, slug, link, description, rating, pros, cons } = store
  const form = new FormData()
  const fields = { name, slug, category, link, description, rating: String(rating) }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  for (const [at, text] of pros.entries()) form.set(`pros[${at}]`, text)
  for (const [at, text] of cons.entries()) form.set(`cons[${at}]`, text)
  const logo = await readFile(imageAddress('logos', brand))
  form.set('logo', new File([logo], `${brand}.webp`, { type: 'image/webp' }))
  return form
}

async function loadBlogs(advance: () => void) {
  for (const { covers, createdAt, ...blog } of demoBlogs) {
    const coverImagesPath = await Promise.all(covers.map((name) => keepImage('covers', name)))
    await createBlog(blogFormSchema.parse(blog), { coverImagesPath }, createdAt)
    advance()
  }
}

async function loadCoupons(stores: Map<Brand, string>, advance: () => void) {
  for (const { brand, createdAt, ...coupon } of demoCoupons) {
    await createCoupon(couponFormSchema.parse({ ...coupon, storeId: stores.get(brand) }), createdAt)
    advance()
  }
}

async function loadReviews(stores: Map<Brand, string>, advance: () => void) {
  for (const { brand, createdAt, approved, ...review } of demoReviews) {
    const form = reviewFormSchema.parse({ ...review, storeId: stores.get(brand) })
    await createReview(form, { approved, profilePicture: null }, createdAt)
    advance()
  }
}

async function keepImage(kind: ImageKind, name: string): Promise<string> {
  return saveImage(await readFile(imageAddress(kind, name)), 'image', new Date())
}
