import { useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { PageHead } from '#components/page-head'
import { SectionHead } from '#components/section-head'
import { sitePages } from '#domain/page/site-pages'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { identity, useLongList } from '#lib/use-long-list'
import { choosableRead, chosenRead } from './choosable-stores'
import { ReviewForm } from './review-form'
import { reviewCardFields } from '../tile-fields'
import { ReviewList, reviewsAtOnce } from './review-list'
import { ReviewRules } from './review-rules'
import styles from './reviews-page.module.css'

const reviewsRead = (search: URLSearchParams) =>
  readInPages('GET /reviews/approved', {}, pageQuery(reviewsAtOnce, search), (reviews) =>
    reviews.map(reviewCardFields),
  )

export const load: Load = async ({ main, section }, _, search) => {
  const chosen = search.get('storeId') ?? ''
  await Promise.all([
    main(reviewsRead(search)),
    section(choosableRead(search.get('store') ?? '')),
    chosen !== '' && section(chosenRead(chosen)),
  ])
}

export default function ReviewsPage() {
  const [search] = useSearchParams()
  const reviews = useLongList(reviewsRead(search), identity)
  return (
    <div className="frame">
      <PageMeta
        title={sitePages.reviews.title}
        description={`What customers say about the brands on ${site.name}, the good and the bad.`}
      />
      <PageHead title="Reviews">What people say after the parcel has arrived.</PageHead>
      <section className={`screen-only ${styles.write}`} aria-labelledby="write-review">
        <SectionHead id="write-review" title="Write a Review" />
        <ReviewForm />
      </section>
      <section aria-labelledby="brands-reviews">
        <SectionHead id="brands-reviews" title="Top Brands Reviews" />
        <ReviewRules order="newest" />
        <ReviewList list={reviews} />
      </section>
    </div>
  )
}
