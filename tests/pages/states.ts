import { createBlog, blogs } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { createCoupon } from '#functions/coupon/coupon'
import { createReview } from '#functions/review/review'
import { createStore, updateStore } from '#functions/store/store'
import { deleteStore } from '#functions/store/deletion/delete-store'
import type { ReviewSource } from '#domain/review/review-source'
import { sentParameter } from '#domain/routes/form-routes'
import { addressAt, type SitePage, sitePages } from '#domain/page/site-pages'
import { paths } from '#lib/paths'
import { createAbout } from '../features/pages'
import { pagesAboutCoupon } from '../features/recorded'
import { useEmptyTableWithStream as emptyTable } from '../support/api'
import { handleChanges } from '../support/changes'
import { blogForm, categoryForm, couponForm, reviewForm, storeForm } from '../support/content'

export interface State {
  name: string
  path: string
  status: number
  canonical?: string
}

const logo = { logo: '/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp' }

/** Texts that a careless page would let out of their place. */
export const hostileText = `</script><script>alert(1)</script><!-- --> " ' & &amp; \\u003c {{x}} \u2028 end`
const rightToLeft = 'متجر الأحذية والملابس الرياضية'
const longText =
  'We sell what is needed on the way up and on the way down, and repair it for as long as it lasts.'

/** The moment of the tests: pages know none but the current one. */
const now = new Date()
const day = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * day)

/** Content of every kind, and the pages that show it. */
export async function createStates(): Promise<State[]> {
  await emptyTable()
  const category = await categories.create(categoryForm({ name: 'Shoes & Socks' }), now)
  await categories.create(categoryForm({ name: 'Nothing yet' }), now)
  const storeOf = (name: string, form: Partial<Parameters<typeof storeForm>[0]> = {}) =>
    createStore(
      storeForm({ name, description: `${name}: ${longText}`, category: category._id, ...form }),
      logo,
      now,
    )
  const full = await storeOf('Nike')
  const hostile = await storeOf(`Store ${hostileText}`.slice(0, 80), {
    slug: 'a"b&c\'é',
    description: hostileText,
    pros: [hostileText],
  })
  const stores = {
    full,
    hostile,
    rightToLeft: await storeOf(rightToLeft, { slug: 'متجر', description: rightToLeft.repeat(3) }),
    otherScript: await storeOf('東京ストア', { slug: 'tokyo' }),
    withoutCategory: await storeOf('Loose', { category: undefined }),
    expired: await storeOf('Expired', { description: 'Was.' }),
    oneReview: await storeOf('Once', { description: 'One.' }),
    editorial: await storeOf('Praised', { description: 'Ours.' }),
    live: await storeOf('Live', { description: 'Live.' }),
    withNothing: await storeOf('Empty', { description: 'Nil.' }),
  }
  for (const [at, store] of [full, hostile].entries()) {
    const title = at === 0 ? 'Trainers' : hostileText
    const offers = [
      {},
      { type: 'deal' as const, couponCode: null, startsAt: inDays(-9).toISOString().slice(0, 10) },
      { endsAt: inDays(20).toISOString().slice(0, 10), terms: title },
      { endsAt: inDays(1).toISOString(), startsAt: inDays(-1).toISOString() },
      { endsAt: inDays(-3).toISOString() },
      { startsAt: inDays(3).toISOString() },
      { withdrawn: true },
    ]
    for (const [number, offer] of offers.entries()) {
      await createCoupon(couponForm({ storeId: store._id, title: `${title} ${number}`, ...offer }), now)
    }
    await rate(store._id, 5, { reviewerName: at === 0 ? 'Rosa' : hostileText.slice(0, 80) })
    await rate(store._id, 4, { reviewerName: '' })
    await rate(store._id, 2, { text: title }, 'rewarded')
    await rate(store._id, 1, { reviewerName: 'Our staff' }, 'editorial')
  }
  const ended = await createCoupon(
    couponForm({ storeId: stores.expired._id, title: 'Gone', endsAt: inDays(-2).toISOString() }),
    now,
  )
  await createCoupon(couponForm({ storeId: stores.live._id, title: 'Here' }), now)
  await rate(stores.oneReview._id, 3)
  await rate(stores.editorial._id, 5, {}, 'editorial')
  for (let at = 0; at < 30; at++) await storeOf(`Shelf ${at}`)
  await updateStore(stores.withoutCategory._id, { fields: { slug: 'tight' }, versions: undefined }, now)
  const deleted = await storeOf('Deleted')
  await deleteStore(deleted._id, undefined, now)
  const deletedBlog = await createBlog(blogForm({ title: 'Taken down' }), { coverImagesPath: [] }, now)
  await blogs.remove(deletedBlog._id, undefined, now)
  const covers = { coverImagesPath: [logo.logo, '/media/bbbb.webp'], coverImageAlts: ['A lace', ''] }
  const blog = await createBlog(blogForm({ title: 'On laces' }), covers, now)
  const plainBlog = await createBlog(
    blogForm({
      title: hostileText,
      author: hostileText.slice(0, 80),
      storeIds: [hostile._id],
      paragraphs: [{ paragraphTitle: hostileText, paragraphText: hostileText }],
    }),
    { coverImagesPath: [] },
    now,
  )
  const foreignBlog = await createBlog(
    blogForm({
      title: '靴ひも',
      paragraphs: [{ paragraphTitle: '', paragraphText: '結び方は三つあります。' }],
    }),
    { coverImagesPath: [] },
    now,
  )
  const coupon = await createCoupon(couponForm({ storeId: full._id, title: 'Laces' }), now)
  await handleChanges(now)
  const names = {
    categorySlug: category.slug,
    storeSlug: full.slug,
    blogId: blog._id,
    ...(await createAbout(coupon._id, now)),
  }
  const shown = (name: string, path: string, canonical = path): State => ({
    name,
    path,
    status: 200,
    canonical,
  })
  const hidden = (name: string, path: string): State => ({ name, path, status: 200 })
  const missing = (path: string, status = 404): State => ({ name: `${status}`, path, status })
  const sent = `${sentParameter}=1.${now.getTime().toString(36)}`
  return [
    ...Object.values<SitePage>(sitePages).map(({ path, noIndex }) => {
      const address = addressAt(path, names)
      return noIndex ? hidden('left out', address) : shown('full', address)
    }),
    shown('the front', '/', '/home'),
    shown('an offer', paths.coupons(full.slug, coupon._id), paths.coupons(full.slug)),
    shown('an offer that is not there', `${paths.coupons(full.slug)}?couponId=x`, paths.coupons(full.slug)),
    shown('a notice', `${paths.store(full.slug)}?offer=expired`, paths.store(full.slug)),
    shown('a chosen store', `/reviews?storeId=${full._id}`, '/reviews'),
    { name: 'in capitals', path: '/STORE/NIKE', status: 301 },
    { name: 'with a slash', path: '/explore/', status: 301 },
    shown('a letter', paths.letter('S')),
    shown('signs', paths.letter('other')),
    hidden('a letter of no store', paths.letter('Q')),
    { name: 'a letter as it is not written', path: '/explore?letter=s', status: 301 },
    missing('/explore?letter=nothing'),
    ...(['hostile', 'rightToLeft', 'otherScript'] as const).map((name) =>
      shown(name, paths.store(stores[name].slug)),
    ),
    shown('hostile', paths.coupons(stores.hostile.slug)),
    hidden('no offer', paths.coupons(stores.rightToLeft.slug)),
    shown('hostile', paths.storeReviews(hostile.slug)),
    hidden('no review', paths.storeReviews(stores.rightToLeft.slug)),
    shown('hostile', paths.blog(plainBlog._id)),
    shown('in another script', paths.blog(foreignBlog._id)),
    shown('a current slug', paths.store('tight')),
    shown('one review', paths.store(stores.oneReview.slug)),
    shown('one review', paths.storeReviews(stores.oneReview.slug)),
    hidden('no offer', paths.coupons(stores.oneReview.slug)),
    shown('an editorial review alone', paths.store(stores.editorial.slug)),
    shown('an offer alone', paths.store(stores.live.slug)),
    shown('an offer alone', paths.coupons(stores.live.slug)),
    hidden('what has expired alone', paths.store(stores.expired.slug)),
    hidden('what has expired alone', paths.coupons(stores.expired.slug)),
    hidden('an offer that has ended', paths.coupons(stores.expired.slug, ended._id)),
    hidden('nothing', paths.store(stores.withNothing.slug)),
    hidden('nothing', paths.coupons(stores.withNothing.slug)),
    hidden('nothing', paths.category('nothing-yet')),
    hidden('a search', paths.search('nike')),
    hidden('a hostile search', paths.search(hostileText)),
    hidden('a search for nothing', paths.search('zzz')),
    ...pagesAboutCoupon(coupon._id).map((address) => hidden('about an offer', address)),
    hidden('thanks', `/reviews?${sent}`),
    hidden('thanks', `/reach-us?${sent}`),
    { name: 'a former slug', path: paths.store('loose'), status: 301 },
    missing('/store/deleted', 410),
    missing('/coupons/deleted', 410),
    missing('/reviews/deleted', 410),
    missing(paths.blog(deletedBlog._id), 410),
    missing('/nothing'),
    ...Object.values(sitePages).flatMap(({ path }) =>
      path.includes(':') ? missing(path.replace(/:\w+/, 'nothing')) : [],
    ),
    missing('/store/%E0%A4'),
    missing('/explore?cursor=nothing'),
  ]
}

async function rate(
  storeId: string,
  rating: number,
  form: Partial<Parameters<typeof reviewForm>[0]> = {},
  source: ReviewSource = 'visitor',
): Promise<void> {
  const extras = { approved: true, profilePicture: null, source }
  await createReview(reviewForm({ storeId, rating, ...form }), extras, now)
}
