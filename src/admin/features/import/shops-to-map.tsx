import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Import } from '#domain/import/import'
import { counted } from '#domain/text/counted'
import { isFocusFree } from '#lib/kept-focus'
import { read } from '#lib/read'
import { callAsStaff } from '../../calls/staff-call'
import { Section } from '../../components/section'
import { useStaffAction } from '../../calls/use-staff-action'
import { StorePicker } from '../../store/store-picker'
import styles from './imports.module.css'

/** So many at once. Others follow once these have a store. */
const shownShops = 10

/** Shops of the file that belong to no store. The store that is chosen is remembered for the source. */
export function ShopsToMap({ shown }: { shown: Import }) {
  const { shops, counts, state } = shown
  const focus = useFocusOfNext(shops.length)
  if (shops.length === 0 || state === 'undone') return null
  const left = shops.length - shownShops
  // What was written keeps its count of rows to map.
  const rows = state === 'checked' ? counts.map : shops.reduce((sum, shop) => sum + shop.rows, 0)
  return (
    <Section title="Shops to map">
      <p>
        Waiting for a store: {counted(rows, 'row')}. What you choose is remembered for {shown.source}
        {state === 'checked' ? '. Rows of other shops are left out.' : '; the rows come with its next file.'}
      </p>
      <ul {...focus} className={styles.shops}>
        {shops.slice(0, shownShops).map((shop) => (
          <li key={shop.key}>
            <Shop importId={shown._id} shop={shop} />
          </li>
        ))}
      </ul>
      {left > 0 && <p>And {left} more.</p>}
    </Section>
  )
}

/** The field of a shop goes once that has a store. */
function useFocusOfNext(count: number) {
  const ref = useRef<HTMLUListElement>(null)
  const last = useRef({ count, at: 0 })
  useEffect(() => {
    const fields = ref.current?.querySelectorAll('input') ?? []
    if (count < last.current.count && isFocusFree())
      fields[Math.min(last.current.at, fields.length - 1)]?.focus()
    last.current.count = count
  }, [count])
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    last.current.at = [...currentTarget.children].findIndex((each) => each.contains(target))
  }
  return { ref, onFocus }
}

function Shop({ importId: id, shop }: { importId: string; shop: Import['shops'][number] }) {
  const client = useQueryClient()
  const [storeId, setStoreId] = useState('')
  const options = { failed: `Failed to map ${shop.name}.`, reads: ['GET /imports/{id}/rows'] } as const
  const { run: map, isRunning } = useStaffAction(options, async (chosen: string) => {
    setStoreId(chosen)
    if (chosen === '') return
    try {
      const body = { key: shop.key, storeId: chosen }
      const mapped = await callAsStaff('PUT /imports/{id}/shops', { params: { id }, body })
      client.setQueryData(read('GET /imports/{id}', { id }).queryKey, mapped)
    } catch (error) {
      setStoreId('')
      throw error
    }
  })
  return (
    <>
      <p>
        <bdi>{shop.name}</bdi> <small>{isRunning ? 'Mapping…' : counted(shop.rows, 'row')}</small>
      </p>
      <StorePicker label={`Store of ${shop.name}`} value={storeId} onChange={(chosen) => void map(chosen)} />
    </>
  )
}
