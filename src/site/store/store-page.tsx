import { useRef } from 'react'
import { Link } from '#components/link'
import { site } from '#site'
import { isIndexable, isLongDescription } from '#domain/store/indexable'
import { countedStars } from '#domain/review/visitor-rating'
import { distinctName } from '#domain/text/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import { PageMeta } from '#components/page-meta'
import { Description } from '#components/read-on'
import { renderSlot } from '#components/slot'
import { Stars } from '#components/stars'
import { StoreLogo } from '#components/store-logo'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { paths } from '#lib/paths'
import { currentAddress } from '#lib/current-address'
import { summaryOf } from '#lib/summary'
import { sitePages } from '#domain/page/site-pages'
import { DetailPage } from '../layout/detail'
import { storeMetadata } from '../features/metadata'
import {
  aboveStore,
  abovePoints,
  besideGetDiscount,
  liveOfferChecks,
  storeFeatureReads,
} from '../features/store-page'
import { OutLink } from '../out-link/out-link'
import { GetDiscountBar } from './get-discount-bar'
import { Related, ViewBlogs } from './related'
import { relatedRead, type ShownStore, storeRead, useAddressedStore } from './store-data'
import styles from './store-page.module.css'
import { StorePoints } from './store-points'
import { StoreReviews } from './store-reviews'

export const load: Load = async ({ main, section }, { storeSlug = '' }) => {
  const [store] = await Promise.all([
    main(storeRead(storeSlug)).then(async (found) => {
      if (found) await Promise.all(storeFeatureReads(found._id).map((each) => section(each)))
      return found
    }),
    section(relatedRead(storeSlug)),
  ])
  return currentAddress(storeSlug, store?.slug, paths.store)
}

export const head: Head = (cached, { storeSlug = '' }) => {
  const store = cached(storeRead(storeSlug))
  if (!store) return undefined
  const { description, reviews } = store
  const hasLiveOffer = liveOfferChecks.some((check) => check(store._id, cached))
  const hasReviews = reviews.length > 0
  return {
    ...storeMetadata(store),
    noIndex: !isIndexable({
      isText: isLongDescription(description),
      hasLiveOffer,
      hasReviews,
    }),
    breadcrumbs: breadcrumbs.store(store),
    store: { ...store, reviews: reviews.filter(isOfVisitor) },
  }
}

function isOfVisitor({ rating, source }: ShownStore['reviews'][number]): boolean {
  return countedStars({ approved: true, rating, source }) !== undefined
}

export default function StorePage() {
  const store = useAddressedStore()
  return (
    <DetailPage
      name="Store"
      read={store}
      loading="Loading the store..."
      failed="Failed to load this store. Please try again later."
      missing="There is no store at this address. It may have been renamed."
      wayOut={['Explore all brands', sitePages.explore.path]}
    >
      {(found) => <StoreView store={found} />}
    </DetailPage>
  )
}

const titleOf = (store: ShownStore) => sitePages.store.title(distinctName(store))

/** Begins with the name, so that descriptions differ. Without a text it repeats the title. */
function descriptionOf(store: ShownStore): string {
  const { description } = store
  const name = distinctName(store)
  if (!description) return `${titleOf(store)} on ${site.name}`
  return summaryOf(description.startsWith(name) ? description : `${name}: ${description}`)
}

const logoSizes = '(min-width: 1280px) 144px, (min-width: 600px) 11vw, 80px'

function StoreView({ store }: { store: ShownStore }) {
  const ways = useRef<HTMLDivElement>(null)
  return (
    <div className="frame">
      <PageMeta title={titleOf(store)} description={descriptionOf(store)} />
      <Breadcrumbs way={breadcrumbs.store(store)} />
      {renderSlot(aboveStore, {})}
      <div className={styles.store}>
        <div className={`row wrap ${styles.head}`}>
          <div>
            <StoreLogo store={store} alt={`${store.name} logo`} load="first" sizes={logoSizes} />
          </div>
          <div className={styles.name}>
            <h1 dir="auto">{store.name}</h1>
            <p className="row wrap">
              Our rating
              <Stars rating={store.rating} />
              <span aria-hidden="true">{store.rating.toFixed(1)}</span>
            </p>
          </div>
        </div>
        <div className={styles.about}>
          <div ref={ways} className={`screen-only ${styles.ways}`}>
            <Link to={paths.coupons(store.slug)} className="primary-button">
              Get Discount
            </Link>
            {renderSlot(besideGetDiscount, { store })}
            <ViewBlogs store={store} />
            <Link to={sitePages.reviews.path} className="quiet-button">
              All Reviews
            </Link>
          </div>
          <div className={styles.description}>
            <Description text={store.description} name={store.name} />
          </div>
          <div className={`screen-only wrap ${styles.shop}`}>
            <OutLink store={store} placement="store">
              Visit <bdi>{store.name}</bdi>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </OutLink>
          </div>
        </div>
      </div>
      {renderSlot(abovePoints, { store })}
      <div className={styles.points}>
        <StorePoints store={store} kind="pros" />
        <StorePoints store={store} kind="cons" />
      </div>
      <StoreReviews store={store} />
      <Related store={store} />
      <GetDiscountBar store={store} insteadOf={ways} />
    </div>
  )
}
