import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchLength, searchMinimum, storesFoundText, termOf } from '#domain/search/search-terms'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { paths } from '#lib/paths'
import { readFirstPage } from '#lib/read'
import { sitePages } from '#domain/page/site-pages'
import { type Combobox, useCombobox } from '#lib/use-combobox'
import { useDebounced } from '#lib/use-debounced'
import styles from './search-box.module.css'
import { enteredByKey, exactStorePath } from './search-data'
import { SearchResults } from './search-results'

interface Props {
  label?: string
  large?: boolean
  /** The text that the results page has searched for. */
  text?: string
}

/** Enter opens the chosen store, or the page with all results, which works without a script too. */
export function SearchBox({ label = 'Search stores', large = false, text: searched = '' }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useTextOf(searched)
  const [isOpen, setOpen] = useState(false)
  const [ahead, setAhead] = useState<string>()
  const { stores, more, failed, busy } = useStoreSearch(text, isOpen, ahead)
  const count = stores ? stores.length + Number(more) : 0
  const box = useCombobox({ isOpen, setOpen, count, onChoose: choose })
  const input = useEarlyText((field) => {
    setAhead(field.value.trim())
    edit(field.value, field === document.activeElement)
  })

  function edit(typed: string, hasFocus = true) {
    setText(typed)
    if (hasFocus) box.open()
  }

  function leave() {
    setText('')
    box.close()
  }

  /** Without a choice, and in the last row, opens all results, or the only one of exactly this name. */
  function choose(at: number) {
    const chosen = box.isShown ? stores?.[at] : undefined
    const path = chosen ? paths.store(chosen.slug) : exactStorePath(text, stores ?? [], more ? at : null)
    if (path) leave()
    else box.close()
    if (path) void navigate(path)
    else void navigate(paths.search(text.trim()), { state: enteredByKey })
  }

  return (
    <form
      role="search"
      action={sitePages.search.path}
      aria-label={label}
      className={`anchor ${large ? styles.large : ''}`}
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
        dir="auto"
        type="text"
        name="q"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={searchLength}
        placeholder="Find a store"
        value={text}
        onChange={(event) => edit(event.target.value)}
        onFocus={box.open}
      />
      {/* Sent by a browser without our script, or before it has loaded. */}
      <input type="hidden" name="go" value="1" />
      <span className={styles.icon} data-busy={busy}>
        <Icon name="search" />
      </span>
      {box.isShown && stores && (
        <SearchResults box={box} stores={stores} more={more ? text.trim() : undefined} onLeave={leave} />
      )}
      <div role="status">{isOpen && <Outcome {...{ text, failed, more, box }} count={stores?.length} />}</div>
    </form>
  )
}

function useEarlyText(onText: (field: HTMLInputElement) => void) {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(onText)
  useLayoutEffect(() => {
    const field = input.current
    if (field?.value) take(field)
  }, [])
  return input
}

/** Takes the searched text when that changes, by a link or by going back. */
function useTextOf(searched: string) {
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  if (searched !== known) {
    setKnown(searched)
    setText(searched)
  }
  return [text, setText] as const
}

const none = { stores: undefined, more: false, failed: false, busy: false }

/** No stores without a search or an answer. A text from before hydration needs no further pause. */
function useStoreSearch(text: string, isOpen: boolean, ahead: string | undefined) {
  const term = text.trim()
  const paused = useDebounced(term)
  const applied = term === ahead ? term : paused
  const wanted = [term, applied].every(({ length }) => length > searchMinimum)
  const { data, isError, isFetching } = useQuery({
    ...readFirstPage('GET /stores/search/{term}', { term: termOf(applied) }),
    enabled: wanted && isOpen,
    retryOnMount: true,
  })
  if (!wanted) return none
  const more = data !== undefined && data.next !== null
  return { stores: data?.body, more, failed: isError, busy: isFetching }
}

interface OutcomeProps {
  text: string
  box: Pick<Combobox, 'list' | 'close'>
  failed: boolean
  count: number | undefined
  more: boolean
}

function Outcome({ text, failed, count, more, box }: OutcomeProps) {
  if (failed) return <p className={`panel dropdown ${styles.failed}`}>An error occurred while searching</p>
  if (count === 0)
    return (
      <div className="panel dropdown">
        <p>No results found.</p>
        <Link to={paths.search(text.trim())} onMouseDown={box.list.onMouseDown} onClick={box.close}>
          Search offers
        </Link>
      </div>
    )
  return count && <p className="visually-hidden">{storesFoundText(count, more)}</p>
}
