import { useParams, useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { distinctName } from '#domain/store/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import { PageMeta } from '#components/page-meta'
import frame from '#components/frame.module.css'
import { PageHead } from '#components/page-head'
import { paths } from '#lib/paths'
import { usePresentAddress } from '#lib/present-address'
import { sitePages } from '#domain/page/site-pages'
import { useLongList } from '#lib/use-long-list'
import { DetailPage } from '../not-found/detail'
import { StoreGrid } from '../store/store-grid'
import { categoryRead } from './category-data'

const storesOf = <Item,>({ stores }: { stores: Item[] }) => stores

export default function CategoryPage() {
  const { categorySlug = '' } = useParams()
  const [search] = useSearchParams()
  const { head, ...stores } = useLongList(categoryRead(categorySlug, search), storesOf)
  usePresentAddress({
    asked: categorySlug,
    present: head?.slug,
    pathOf: paths.category,
    keyOf: (slug) => categoryRead(slug, search).queryKey,
  })
  return (
    <DetailPage
      name="Category"
      read={{ data: head, error: stores.error, refetch: stores.retry }}
      loading="Loading stores..."
      failed="Failed to load stores. Please try again later."
      missing="There is no category at this address. It may have been renamed."
      wayOut={['Explore all brands', sitePages.explore.path]}
    >
      {(category) => (
        <div className={frame.frame}>
          <PageMeta
            title={sitePages.category.title(distinctName(category))}
            description={`${distinctName(category)}: brands on ${site.name} with their ratings, reviews and coupon codes.`}
          />
          <Breadcrumbs way={breadcrumbs.category(category)} />
          <PageHead title={category.name} description={category.description} picture={category.imagePath} />
          <StoreGrid list={stores} />
        </div>
      )}
    </DetailPage>
  )
}
