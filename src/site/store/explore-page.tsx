import { Link, useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import frame from '#components/frame.module.css'
import { PageHead } from '#components/page-head'
import { letters } from '#domain/text/letters'
import { sitePages } from '#domain/page/site-pages'
import { isNotFound } from '#lib/api-error'
import { identity, useLongList } from '#lib/use-long-list'
import { Missing } from '../not-found/missing'
import { exploreRead } from './explore-data'
import { LetterLinks } from './letter-links'
import { StoreGrid } from './store-grid'

export default function ExplorePage() {
  const [search] = useSearchParams()
  const stores = useLongList(exploreRead(search), identity)
  const asked = search.get('letter')
  const letter = letters.find(({ value }) => value === asked)
  if (asked && isNotFound(stores.error))
    return (
      <Missing title="Letter not found" wayOut={['All brands', sitePages.explore.path]}>
        Brands are not listed by this letter.
      </Missing>
    )
  const title = letter ? `Brands that begin with ${letter.named}` : sitePages.explore.title
  return (
    <div className={frame.frame}>
      <PageMeta
        title={title}
        description={
          letter
            ? `Every brand on ${site.name} whose name begins with ${letter.named}, with its coupon codes.`
            : `Every brand on ${site.name}, with its rating, its reviews and its coupon codes.`
        }
      />
      <PageHead title={title}>
        {letter ? (
          <Link to={sitePages.explore.path}>All brands</Link>
        ) : (
          <>
            Pick a brand to see how it does and what it takes off the price, or begin with{' '}
            <Link to={sitePages.categories.path}>all categories</Link>.
          </>
        )}
      </PageHead>
      <LetterLinks current={asked} />
      <StoreGrid list={stores} />
    </div>
  )
}
