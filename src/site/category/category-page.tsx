import { useParams, useSearchParams } from 'react-router-dom'
import { site } from '#site'
import type { CategoryDetail } from '#domain/category/category'
import { distinctName } from '#domain/text/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import { PageMeta } from '#components/page-meta'
import { PageHead } from '#components/page-head'
import { Description } from '#components/read-on'
import { renderSlot } from '#components/slot'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { currentAddress } from '#lib/current-address'
import { readInPages } from '#lib/read'
import { storeLinks, storeTileWithId } from '../tile-fields'
import { sitePages } from '#domain/page/site-pages'
import { useLongList } from '#lib/use-long-list'
import { aboveStores, belowStores, categoryFeatureReads } from '../features/category-page'
import { categoryMetadata } from '../features/metadata'
import { DetailPage } from '../layout/detail'
import { StoreGrid } from '../store/store-grid'
import { showAsRows } from '../store/stores'
import { storesAtOnce } from '../store/stores-at-once'

/** Each page of the answer has the category and more of its stores. */
const categoryRead = (slug: string, search: URLSearchParams) =>
  readInPages('GET /categories/slug/{slug}', { slug }, pageQuery(storesAtOnce, search), categoryPageFields)

const categoryPageFields = ({ _id, name, slug, description, imagePath, stores }: CategoryDetail) => ({
  _id,
  name,
  slug,
  description,
  imagePath,
  stores: stores.map(storeTileWithId),
})

export const load: Load = async ({ main, section }, { categorySlug = '' }, search) => {
  const list = await main(categoryRead(categorySlug, search))
  const found = list?.pages[0]?.body
  if (found) await Promise.all(categoryFeatureReads(found._id, search).map((each) => section(each)))
  return currentAddress(categorySlug, found?.slug, paths.category)
}

export const head: Head = (cached, { categorySlug = '' }, search) => {
  const category = cached(categoryRead(categorySlug, search))?.pages[0]?.body
  if (!category) return undefined
  return {
    ...categoryMetadata(category),
    noIndex: category.stores.length === 0,
    breadcrumbs: breadcrumbs.category(category),
    listed: storeLinks(category.stores),
  }
}

const storesOf = <Item,>({ stores }: { stores: Item[] }) => stores

export default function CategoryPage() {
  const { categorySlug = '' } = useParams()
  const [search] = useSearchParams()
  const { head: first, ...stores } = useLongList(categoryRead(categorySlug, search), storesOf)
  return (
    <DetailPage
      name="Category"
      read={{ data: first, error: stores.error, refetch: stores.retry }}
      loading="Loading stores..."
      failed="Failed to load stores. Please try again later."
      missing="There is no category at this address. It may have been renamed."
      wayOut={['Explore all brands', sitePages.explore.path]}
    >
      {(category) => (
        <div className="frame">
          <PageMeta
            title={sitePages.category.title(distinctName(category))}
            description={`${distinctName(category)}: brands on ${site.name} with their ratings, reviews and coupon codes.`}
          />
          <Breadcrumbs way={breadcrumbs.category(category)} />
          <PageHead
            title={category.name}
            description={
              category.description && <Description text={category.description} name={category.name} />
            }
            picture={category.imagePath}
          />
          {!showAsRows(category.stores) && renderSlot(aboveStores, { category })}
          <StoreGrid list={stores} />
          {renderSlot(belowStores, { category })}
        </div>
      )}
    </DetailPage>
  )
}
