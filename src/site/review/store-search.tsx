import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { storesFoundText } from '#domain/search/search-terms'
import { Field } from '#components/field'
import { ListMessage } from '#components/list-message'
import type { AnswerPage } from '#lib/answer-page'
import { type Combobox, useCombobox } from '#lib/use-combobox'
import { useDebounced } from '#lib/use-debounced'
import { type ChoosableStore, choosableRead, chosenRead, distinguished } from './choosable-stores'
import styles from './store-select.module.css'

export type OnChoose = (store: ChoosableStore | undefined) => void

interface Props {
  /** Chosen in the select before the script ran. */
  early: string
  onChoose: OnChoose
}

export function StoreSearch({ early, onChoose }: Props) {
  const { chosen, choose, place } = useChosenStore(early, onChoose)
  // Undefined while the field shows the chosen store.
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const { stores, more, message, retry } = useStoresLike(typed ?? '')
  const box = useCombobox({ isOpen, setOpen, count: stores.length, onChoose: take })

  /** Without an active option takes the only one. */
  function take(at: number) {
    const store = stores[at] ?? (stores.length === 1 ? stores[0] : undefined)
    if (!store) return
    setTyped(undefined)
    choose(store)
    box.close()
  }

  if (retry) return <ListMessage onRetry={retry}>Failed to load stores. Please try again later.</ListMessage>
  return (
    <div className="anchor">
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
            <p className="visually-hidden">{storesFoundText(stores.length, more)}</p>
          ) : (
            <p className="panel dropdown">{message}</p>
          ))}
      </div>
    </div>
  )
}

function Options({ box, stores }: { box: Combobox; stores: ChoosableStore[] }) {
  return (
    <div {...box.list} aria-label="Stores" className="panel dropdown options">
      {distinguished(stores).map(([{ _id, name }, detail], at) => (
        <div {...box.option(at)} key={_id} className={`wrap option ${styles.store}`}>
          <span dir="auto">{name}</span>{' '}
          <span className="soft" dir="auto">
            {detail}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Empty after the form is reset. */
function useChosenStore(early: string, onChoose: OnChoose) {
  const client = useQueryClient()
  const place = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState(() => chosenEarly(early, client))
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

function chosenEarly(id: string, client: QueryClient): ChoosableStore | undefined {
  if (id === '') return undefined
  const listed = client.getQueryData<AnswerPage<ChoosableStore[]>>(choosableRead('').queryKey)?.body ?? []
  return listed.find(({ _id }) => _id === id) ?? client.getQueryData<ChoosableStore>(chosenRead(id).queryKey)
}

function useStoresLike(text: string) {
  const term = useDebounced(text.trim())
  const first = useQuery(choosableRead(''))
  const found = useQuery({ ...choosableRead(term), enabled: term !== '' })
  const none = { stores: [], more: false, retry: undefined }
  if (first.isError) return { ...none, message: undefined, retry: first.refetch }
  const { data, isError } = term === '' ? first : found
  if (isError) return { ...none, message: 'Failed to load stores. Please try again later.' }
  if (!data || term !== text.trim()) return { ...none, message: 'Searching…' }
  const message = data.body.length === 0 ? 'No store has such a name.' : undefined
  return { ...none, stores: data.body, more: data.next !== null, message }
}
