import { useEffect } from 'react'
import { Field } from '../../components/field'
import { Notice } from '../../components/notice'
import { readInParts } from '../../lib/read'
import { itself, useLongList } from '../../lib/use-long-list'

const storesRead = {
  ...readInParts('GET /stores', {}, { limit: '100' }),
  // After the first hundred as many at a time as the API gives.
  getNextPageParam: ({ next }: { next: string | null }) => (next === null ? null : { cursor: next }),
}

/**
 * The store of a review, chosen from all by name. The first of them are read when the page has come to life, since
 * nobody needs them to read reviews; the others once someone fills in the form, which is `wanted`.
 */
export function StoreSelect({ wanted }: { wanted: boolean }) {
  const { parts, error, retry, next, more, unroll } = useLongList(storesRead, itself)
  const isMissingSome = next !== null && more === 'idle'

  useEffect(() => {
    if (wanted && isMissingSome) void unroll()
  }, [wanted, isMissingSome, unroll])

  if (error || more === 'failed') {
    const tryAgain = error ? retry : unroll
    return <Notice onRetry={tryAgain}>Failed to load stores. Please try again later.</Notice>
  }
  return (
    <Field label="Store">
      <select name="storeId" defaultValue="">
        <option value="">{parts ? 'Choose a store' : 'Loading stores...'}</option>
        {parts?.flat().map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
