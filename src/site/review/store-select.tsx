import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { storesFound } from '#domain/search-terms'
import type { Store } from '#domain/store'
import { Field } from '#components/field'
import { Notice } from '#components/notice'
import { readFirstPage } from '#lib/read'
import { type Combobox, useCombobox } from '#lib/use-combobox'
import { usePaused } from '#lib/use-paused'
import styles from './store-select.module.css'

/** The most stores to choose from at once. */
const atOnce = '25'

/** Called after the form has another store, or none. */
type OnChoose = (store: Store | undefined) => void

const never = () => () => undefined

/**
 * The store of a review: a search, because a select of hundreds of stores is no help. Until the script runs
 * it is a select.
 */
export function StoreSelect({ onChoose }: { onChoose: OnChoose }) {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (isScripted) return <StoreSearch onChoose={onChoose} />
  return (
    <Field label="Store">
      <select name="storeId" defaultValue="">
        <option value="">Loading stores...</option>
      </select>
    </Field>
  )
}

function StoreSearch({ onChoose }: { onChoose: OnChoose }) {
  const { chosen, choose, place } = useChosenStore(onChoose)
  // Undefined while the visitor is not typing. The field then shows the name of the chosen store.
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const { stores, more, message, retry } = useStoresLike(typed ?? '')
  const box = useCombobox({ isOpen, setOpen, count: stores.length, onChoose: take })

  /** Without an active option it is the only one. */
  function take(at: number) {
    const store = stores[at] ?? (stores.length === 1 ? stores[0] : undefined)
    if (!store) return
    setTyped(undefined)
    choose(store)
    box.close()
  }

  if (retry) return <Notice onRetry={retry}>Failed to load stores. Please try again later.</Notice>
  return (
    <div className={styles.search}>
      <input ref={place} type="hidden" name="storeId" value={chosen?._id ?? ''} />
      <Field label="Store">
        <input
          {...box.field}
          type="text"
          placeholder="Type its name"
          spellCheck={false}
          value={typed ?? chosen?.name ?? ''}
          onChange={({ target }) => {
            setTyped(target.value)
            choose(undefined)
            box.open()
          }}
          onClick={box.open}
        />
      </Field>
      {box.isShown && <Options box={box} stores={stores} />}
      <div aria-live="polite">
        {isOpen &&
          (message === undefined ? (
            <p className="visually-hidden">{storesFound(stores.length, more)}</p>
          ) : (
            <p className={`${styles.list} ${styles.message}`}>{message}</p>
          ))}
      </div>
    </div>
  )
}

/** Stores with what tells them apart: the category, or the address of those with the same name. */
function Options({ box, stores }: { box: Combobox; stores: Store[] }) {
  const nameCounts = new Map<string, number>()
  for (const { name } of stores) nameCounts.set(name, (nameCounts.get(name) ?? 0) + 1)
  return (
    <div {...box.list} aria-label="Stores" className={styles.list}>
      {stores.map((store, at) => (
        <div {...box.option(at)} key={store._id} className={styles.option}>
          <span dir="auto">{store.name}</span>{' '}
          <span className={styles.detail} dir="auto">
            {nameCounts.get(store.name) === 1 ? store.category?.name : `/${store.slug}`}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The chosen store; none again after the form is reset. */
function useChosenStore(onChoose: OnChoose) {
  const place = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<Store>()
  const tell = useEffectEvent(onChoose)
  // After the hidden field has the new value.
  useEffect(() => tell(chosen), [chosen])
  useEffect(() => {
    const form = place.current?.form
    const clear = () => choose(undefined)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  return { chosen, choose, place }
}

/** The stores to choose from: the first by name until something is typed. */
function useStoresLike(text: string) {
  const term = usePaused(text.trim())
  const first = useQuery(readFirstPage('GET /stores', {}, { limit: atOnce }))
  const found = useQuery({
    ...readFirstPage('GET /stores/search/{term}', { term }, { limit: atOnce }),
    enabled: term !== '',
  })
  const none = { stores: [], more: false, retry: undefined }
  if (first.isError) return { ...none, message: undefined, retry: first.refetch }
  const { data, isError } = term === '' ? first : found
  if (isError) return { ...none, message: 'Failed to load stores. Please try again later.' }
  if (!data || term !== text.trim()) return { ...none, message: 'Searching…' }
  const message = data.body.length === 0 ? 'No store has such a name.' : undefined
  return { ...none, stores: data.body, more: data.next !== null, message }
}
