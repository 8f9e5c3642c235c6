import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import frame from '../../components/frame.module.css'
import { Missing } from '../../components/missing'
import { PageHead } from '../../components/page-head'
import { StoreGrid } from '../../components/store-grid'
import { isNotFound } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { categoryRead } from './category-data'

/** The stores of one category under its name (specification, section 2). */
export default function CategoryPage() {
  const { categorySlug = '' } = useParams()
  const { data, error, refetch } = useQuery(categoryRead(categorySlug))
  if (isNotFound(error)) {
    return (
      <Missing title="Category not found" to={paths.explore} wayOut="Explore all brands">
        There is no category at this address. It may have been renamed.
      </Missing>
    )
  }
  return (
    <div className={frame.frame}>
      <title>{`${data?.name ?? 'Category'} · Clipwell`}</title>
      <meta
        name="description"
        content={`${data?.name ?? 'Stores'}: brands on Clipwell with their ratings, reviews and coupon codes.`}
      />
      <PageHead title={data?.name ?? 'Category'}>{data?.description}</PageHead>
      <StoreGrid stores={data?.stores} failed={error !== null} onRetry={refetch} />
    </div>
  )
}
