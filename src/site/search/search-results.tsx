import { Link } from 'react-router-dom'
import type { Store } from '#domain/store'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import type { Combobox } from '#lib/use-combobox'
import styles from './search-box.module.css'

interface Props {
  box: Pick<Combobox, 'list' | 'option'>
  stores: Store[]
  onLeave: () => void
}

/** The list under the search box. */
export function SearchResults({ box, stores, onLeave }: Props) {
  return (
    <div {...box.list} className={styles.results} aria-label="Stores found">
      {stores.map((store, at) => (
        <Link
          {...box.option(at)}
          key={store._id}
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
