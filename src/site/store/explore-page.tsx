import { useQuery } from '@tanstack/react-query'
import frame from '../../components/frame.module.css'
import { PageHead } from '../../components/page-head'
import { StoreGrid } from '../../components/store-grid'
import { exploreRead } from './explore-data'

/** All stores (specification, section 2). */
export default function ExplorePage() {
  const { data, isError, refetch } = useQuery(exploreRead)
  return (
    <div className={frame.frame}>
      <title>Explore brands · Clipwell</title>
      <meta
        name="description"
        content="Every brand on Clipwell, with its rating, its reviews and its coupon codes."
      />
      <PageHead title="Explore brands">
        Pick a brand to see how it does and what it takes off the price.
      </PageHead>
      <StoreGrid stores={data} failed={isError} onRetry={refetch} />
    </div>
  )
}
