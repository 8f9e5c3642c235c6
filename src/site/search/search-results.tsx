import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Store } from '#domain/store'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import styles from './search-box.module.css'

interface Props {
  /** The prefix of the ids of the list and its options. */
  id: string
  stores: Store[]
  active: number
  onLeave: () => void
}

/** The list under the search box. The focus stays in the box; the arrow keys move through the list. */
export function SearchResults({ id, stores, active, onLeave }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={list} id={`${id}list`} className={styles.results} role="listbox" aria-label="Stores found">
      {stores.map((store, at) => (
        <Link
          key={store._id}
          id={`${id}${at}`}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          to={paths.store(store.slug)}
          className={styles.result}
          onClick={onLeave}
        >
          <span className={styles.logo}>
            <StoreLogo store={store} load="now" />
          </span>
          {store.name}
        </Link>
      ))}
    </div>
  )
}
