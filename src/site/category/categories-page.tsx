import { useSearchParams } from 'react-router-dom'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import frame from '#components/frame.module.css'
import { LongList } from '#components/long-list'
import { Notice } from '#components/notice'
import { PageHead } from '#components/page-head'
import { loadInGrid } from '#components/remote-image'
import type { ListedCategory } from '#lib/select'
import { sitePages } from '#domain/page/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import grid from '../store/store-grid.module.css'
import { categoriesRead } from './categories-data'
import { CategoryCard } from './category-card'

export default function CategoriesPage() {
  const [search] = useSearchParams()
  const categories = useLongList(categoriesRead(search), identity)
  return (
    <div className={frame.frame}>
      <PageMeta
        title={sitePages.categories.title}
        description={`Every category of brands on ${site.name}.`}
      />
      <PageHead title={sitePages.categories.title}>Pick a category to see its brands.</PageHead>
      <LongList
        list={categories}
        what="categories"
        failed="Failed to load categories. Please try again later."
        empty={<Notice>No categories available.</Notice>}
        Page={Cards}
      />
    </div>
  )
}

function Cards({ items: categories, first }: { items: ListedCategory[]; first: boolean }) {
  return (
    <ul className={grid.grid}>
      {categories.map((category, at) => (
        <li key={category.slug}>
          <CategoryCard category={category} load={first ? loadInGrid(at) : 'near'} />
        </li>
      ))}
    </ul>
  )
}
