import { Link, useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import frame from '#components/frame.module.css'
import { PageHead } from '#components/page-head'
import { sitePages } from '#domain/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import { exploreRead } from './explore-data'
import { StoreGrid } from './store-grid'

/** All stores (product.md, section 2). */
export default function ExplorePage() {
  const [search] = useSearchParams()
  const stores = useLongList(exploreRead(search), identity)
  return (
    <div className={frame.frame}>
      <PageMeta
        title={sitePages.explore.title}
        description={`Every brand on ${site.name}, with its rating, its reviews and its coupon codes.`}
      />
      <PageHead title="Explore brands">
        Pick a brand to see how it does and what it takes off the price, or begin with{' '}
        <Link to={sitePages.categories.path}>all categories</Link>.
      </PageHead>
      <StoreGrid list={stores} />
    </div>
  )
}
