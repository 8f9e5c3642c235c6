import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchMinimum, storesFound } from '#domain/search-terms'
import { Icon } from '#components/icon'
import { paths } from '#lib/paths'
import { read } from '#lib/read'
import { useCombobox } from '#lib/use-combobox'
import { usePaused } from '#lib/use-paused'
import styles from './search-box.module.css'
import { SearchResults } from './search-results'

/** Finds stores by name while one types (product.md, sections 2, 5 and 9), as an ARIA combobox. */
export function SearchBox({ label = 'Search stores', large = false }: { label?: string; large?: boolean }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { stores, failed, busy } = useStoreSearch(text)
  const box = useCombobox({ isOpen, setOpen, count: stores?.length ?? 0, onChoose: choose })
  const input = useEarlyText(edit)

  function edit(typed: string, hasFocus = true) {
    setText(typed)
    if (hasFocus) box.open()
  }

  function leave() {
    setText('')
    box.close()
  }

  /** Without a choice it is the first result. */
  function choose(at: number) {
    const chosen = box.isShown ? stores?.[Math.max(at, 0)] : undefined
    if (!chosen) return
    leave()
    void navigate(paths.store(chosen.slug))
  }

  return (
    <form
      role="search"
      className={`${styles.search} ${large ? styles.large : ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        choose(box.active)
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        {...box.field}
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder="Find a store"
        value={text}
        onChange={(event) => edit(event.target.value)}
        onFocus={box.open}
      />
      <span className={styles.icon} data-busy={busy}>
        <Icon name="search" />
      </span>
      {box.isShown && stores && <SearchResults box={box} stores={stores} onLeave={leave} />}
      <div role="status">{isOpen && <Outcome failed={failed} count={stores?.length} />}</div>
    </form>
  )
}

/** Calls back with the text typed before hydration, and whether the field has the focus. */
function useEarlyText(onText: (text: string, hasFocus: boolean) => void) {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(onText)
  useLayoutEffect(() => {
    const field = input.current
    if (field?.value) take(field.value, field === document.activeElement)
  }, [])
  return input
}

/** The stores for the typed text; undefined without a search or before its answer. */
function useStoreSearch(text: string) {
  const term = text.trim()
  const applied = usePaused(term)
  const wanted = [term, applied].every(({ length }) => length > searchMinimum)
  const { data, isError, isFetching } = useQuery({
    ...read('GET /stores/search/{term}', { term: applied }),
    enabled: wanted,
    retryOnMount: true,
  })
  return wanted
    ? { stores: data, failed: isError, busy: isFetching }
    : { stores: undefined, failed: false, busy: false }
}

function Outcome({ failed, count }: { failed: boolean; count: number | undefined }) {
  if (failed) return <p className={`${styles.message} ${styles.failed}`}>An error occurred while searching</p>
  if (count === 0) return <p className={styles.message}>No results found.</p>
  return count && <p className="visually-hidden">{storesFound(count)}</p>
}
