import { useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import { PageHead } from '#components/page-head'
import { loadInGrid } from '#components/remote-image'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { readInPages } from '#lib/read'
import { type CategoryTileWithId, categoryTileWithId } from '../tile-fields'
import { sitePages } from '#domain/page/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import grid from '../store/stores.module.css'
import { CategoryCard } from './category-card'

/** Fills rows of 2, 4 and 6. */
const pageSize = '48'

const categoriesRead = (search: URLSearchParams) =>
  readInPages('GET /categories', {}, pageQuery(pageSize, search), (categories) =>
    categories.map(categoryTileWithId),
  )

export const load: Load = async ({ main }, _, search) => {
  await main(categoriesRead(search))
}

export const head: Head = (cached, _, search) => {
  const categories = cached(categoriesRead(search))?.pages[0]?.body
  return categories && { listed: categories.map(({ name, slug }) => ({ name, path: paths.category(slug) })) }
}

export default function CategoriesPage() {
  const [search] = useSearchParams()
  const categories = useLongList(categoriesRead(search), identity)
  return (
    <div className="frame">
      <PageMeta
        title={sitePages.categories.title}
        description={`Every category of brands on ${site.name}.`}
      />
      <PageHead title={sitePages.categories.title}>Pick a category to see its brands.</PageHead>
      <LongList
        list={categories}
        what="categories"
        failed="Failed to load categories. Please try again later."
        empty={<ListMessage>No categories available.</ListMessage>}
        Page={Cards}
      />
    </div>
  )
}

const sizes = '(min-width: 1200px) 188px, (min-width: 600px) 21vw, 32vw'

function Cards({ items: categories, first }: { items: CategoryTileWithId[]; first: boolean }) {
  return (
    <ul className={grid.grid}>
      {categories.map((category, at) => (
        <li key={category.slug}>
          <CategoryCard category={category} load={first ? loadInGrid(at) : 'near'} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
