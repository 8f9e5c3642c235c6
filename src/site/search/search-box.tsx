import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchMinimum, searchPause } from '#domain/search-terms'
import { Icon } from '#components/icon'
import { usePaused } from './use-paused'
import { paths } from '#lib/paths'
import { read } from '#lib/read'
import styles from './search-box.module.css'
import { SearchResults } from './search-results'

/** Finds stores by name while one types (product.md, sections 2, 5 and 9), as an ARIA combobox. */
export function SearchBox({ label = 'Search stores', large = false }: { label?: string; large?: boolean }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { stores, failed, busy } = useStoreSearch(text)
  const found = open && stores?.length ? stores : []
  const input = useEarlyText(edit)

  function edit(typed: string, hasFocus = true) {
    setText(typed)
    setOpen(hasFocus)
    setActive(-1)
  }

  function leave() {
    setText('')
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && stores?.length) {
      event.preventDefault()
      setOpen(true)
      setActive((at) =>
        at < 0 && step < 0 ? stores.length - 1 : (at + step + stores.length) % stores.length,
      )
    } else if (event.key === 'Escape') {
      setOpen(false)
      setActive(-1)
    }
  }

  function onSubmit(event: { preventDefault: () => void }) {
    event.preventDefault()
    const chosen = found[Math.max(active, 0)]
    if (!chosen) return
    leave()
    void navigate(paths.store(chosen.slug))
  }

  return (
    <form
      role="search"
      className={`${styles.search} ${large ? styles.large : ''}`}
      onSubmit={onSubmit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <label className="visually-hidden" htmlFor={`${id}text`}>
        {label}
      </label>
      <input
        ref={input}
        id={`${id}text`}
        className={styles.input}
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${id}${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder="Find a store"
        value={text}
        onChange={(event) => edit(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.icon} data-busy={busy}>
        <Icon name="search" />
      </span>
      {found.length > 0 && <SearchResults id={id} stores={found} active={active} onLeave={leave} />}
      <div role="status">{open && <Outcome failed={failed} count={stores?.length} />}</div>
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
  const applied = usePaused(term, searchPause)
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
  return count && <p className="visually-hidden">{count === 1 ? '1 store found' : `${count} stores found`}</p>
}
