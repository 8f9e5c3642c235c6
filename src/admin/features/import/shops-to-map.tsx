import { type FocusEvent, useEffect, useRef } from 'react'
import type { Import } from '#domain/import/import'
import { counted } from '#domain/text/counted'
import { isFocusFree } from '#lib/kept-focus'
import { callAsStaff } from '../../calls/staff-call'
import { useStaffAction } from '../../calls/use-staff-action'
import { Section } from '../../components/section'
import { StorePicker } from '../../store/store-picker'
import styles from './imports.module.css'

/** The number of shops that are shown at once. Others follow once these have a store. */
const shownShops = 10

/** Shops of the file that belong to no store. The store that is chosen is remembered for the source. */
export function ShopsToMap({ shown: { _id: id, shops, state, source } }: { shown: Import }) {
  const focus = useFocusOfNext(shops.length)
  if (shops.length === 0 || state === 'undone') return null
  const left = shops.length - shownShops
  return (
    <Section title="Shops to map">
      <p>
        Rows of these shops wait for a store. What you choose is remembered for {source}
        {state === 'checked' ? '. Rows of other shops are left out.' : '; the rows come with its next file.'}
      </p>
      <ul {...focus}>
        {shops.slice(0, shownShops).map((shop) => (
          <li key={shop.key} className={`wrap ${styles.shop}`}>
            <Shop importId={id} shop={shop} />
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

const reads = ['GET /imports/{id}', 'GET /imports/{id}/rows'] as const

function Shop({ importId: id, shop }: { importId: string; shop: Import['shops'][number] }) {
  const { key, name, rows } = shop
  const options = { failed: `Failed to map ${name}.`, reads }
  const { run: map, isRunning } = useStaffAction(options, (storeId: string) =>
    callAsStaff('PUT /imports/{id}/shops', { params: { id }, body: { key, storeId } }),
  )
  return (
    <>
      <p>
        <bdi>{name}</bdi> <small>{isRunning ? 'Mapping…' : counted(rows, 'row')}</small>
      </p>
      <StorePicker
        label={`Store of ${name}`}
        value=""
        onChange={(storeId) => storeId !== '' && void map(storeId)}
      />
    </>
  )
}
