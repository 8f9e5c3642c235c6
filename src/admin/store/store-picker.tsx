import { TextField } from '@aws-amplify/ui-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import { searchPause } from '#domain/search-terms'
import type { Store } from '#domain/store'
import { read } from '#lib/read'
import styles from './store-picker.module.css'

interface Props {
  label: string
  /** The id of the chosen store; '' for none. */
  value: string
  onChange: (storeId: string) => void
  onBlur?: () => void
  isRequired?: boolean
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * Chooses a store by the beginning of its name. The server searches, so it works with 10,000 stores too.
 * Before anything is typed it offers the first stores by name. Amplify UI's Autocomplete neither names its
 * list nor links its field to it.
 */
export function StorePicker({ label, value, onChange, onBlur, isRequired = false, error, ref }: Props) {
  const listId = useId()
  const client = useQueryClient()
  const chosen = useQuery({ ...read('GET /stores/by-id/{id}', { id: value }), enabled: value !== '' })
  // Undefined while the user is not typing. The field then shows the name of the chosen store.
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { stores, message } = useStoresLike(typed ?? '', isOpen)

  function choose(store: Store) {
    client.setQueryData(read('GET /stores/by-id/{id}', { id: store._id }).queryKey, store)
    setTyped(undefined)
    setOpen(false)
    onChange(store._id)
  }

  function act(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive((at) => (at + step + stores.length) % Math.max(1, stores.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const store = stores[active]
      if (store) choose(store)
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes the list, but not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div className={styles.picker}>
      <TextField
        ref={ref}
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && stores[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder="Type the beginning of its name"
        isRequired={isRequired}
        hasError={error !== undefined}
        errorMessage={error}
        value={typed ?? chosen.data?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(-1)
          setOpen(true)
          if (value !== '') onChange('')
        }}
        onClick={() => setOpen(true)}
        onKeyDown={act}
        onBlur={() => {
          setOpen(false)
          onBlur?.()
        }}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={label} className={styles.list}>
          {stores.map((store, at) => (
            <Option
              key={store._id}
              id={`${listId}-${at}`}
              name={store.name}
              isActive={at === active}
              onChoose={() => choose(store)}
            />
          ))}
          {message && (
            <div role="option" aria-selected={false} aria-disabled="true">
              {message}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface OptionProps {
  id: string
  name: string
  isActive: boolean
  onChoose: () => void
}

/** The focus stays in the field: a pointer must not take it, and the field handles the keys. */
function Option({ id, name, isActive, onChoose }: OptionProps) {
  return (
    <div
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {name}
    </div>
  )
}

/** The stores to choose from. They are read while the list is open. */
function useStoresLike(text: string, isShown: boolean) {
  const term = usePaused(text.trim())
  const first = useQuery({ ...read('GET /stores', {}, { limit: '25' }), enabled: isShown && term === '' })
  const found = useQuery({ ...read('GET /stores/search/{term}', { term }), enabled: isShown && term !== '' })
  const { data, isFetching, isError } = term === '' ? first : found
  if (isError) return { stores: [], message: 'Failed to load stores. Please try again later.' }
  if (isFetching || term !== text.trim()) return { stores: [], message: 'Searching…' }
  return { stores: data ?? [], message: data?.length === 0 ? 'No store has such a name.' : undefined }
}

/** The text at the last pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchPause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
