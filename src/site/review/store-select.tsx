import { useEffect } from 'react'
import { Field } from '#components/field'
import { Notice } from '#components/notice'
import { readInPages } from '#lib/read'
import { identity, useLongList } from '#lib/use-long-list'

const storesRead = {
  ...readInPages('GET /stores', {}, { limit: '100' }),
  // After the first hundred, the API's largest page.
  getNextPageParam: ({ next }: { next: string | null }) => (next === null ? null : { cursor: next }),
}

/**
 * The store of a review. The first stores are read after hydration, since reading reviews does not need them.
 * The others are read when a visitor begins with the form (`wanted`).
 */
export function StoreSelect({ wanted }: { wanted: boolean }) {
  const { pages, error, retry, next, more, loadMore } = useLongList(storesRead, identity)
  const isMissingSome = next !== null && more === 'idle'

  useEffect(() => {
    if (wanted && isMissingSome) void loadMore()
  }, [wanted, isMissingSome, loadMore])

  if (error || more === 'failed') {
    const tryAgain = error ? retry : loadMore
    return <Notice onRetry={tryAgain}>Failed to load stores. Please try again later.</Notice>
  }
  return (
    <Field label="Store">
      <select name="storeId" defaultValue="">
        <option value="">{pages ? 'Choose a store' : 'Loading stores...'}</option>
        {pages?.flat().map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
