import { Link } from '#components/link'
import type { Store } from '#domain/store/store'
import { Icon } from '#components/icon'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import type { Combobox } from '#lib/use-combobox'
import styles from './search-box.module.css'

interface Props {
  box: Pick<Combobox, 'list' | 'option' | 'close'>
  stores: Store[]
  /** The text of the search, if there are more stores than these. */
  more: string | undefined
  onLeave: () => void
}

export function SearchResults({ box, stores, more, onLeave }: Props) {
  return (
    <div {...box.list} className="panel dropdown options" aria-label="Stores found">
      {stores.map((store, at) => (
        <Link
          {...box.option(at)}
          key={store._id}
          to={paths.store(store.slug)}
          className={`row option ${styles.result}`}
          onClick={onLeave}
        >
          <span className={styles.logo}>
            <StoreLogo store={store} load="now" sizes="36px" />
          </span>
          <span dir="auto">{store.name}</span>
        </Link>
      ))}
      {more !== undefined && (
        <Link
          {...box.option(stores.length)}
          to={paths.search(more)}
          className={`row option ${styles.result} ${styles.all}`}
          onClick={box.close}
        >
          <span className={styles.logo}>
            <Icon name="search" />
          </span>
          <span>
            All results for “<bdi>{more}</bdi>”
          </span>
        </Link>
      )}
    </div>
  )
}
