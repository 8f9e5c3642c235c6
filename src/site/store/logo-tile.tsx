import { Link } from '#components/link'
import type { ImageLoading } from '#components/remote-image'
import { renderSlot } from '#components/slot'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import type { StoreTile } from '../tile-fields'
import { inStoreTile } from '../features/store-tile'
import styles from './logo-tile.module.css'

interface Props {
  store: StoreTile
  load?: ImageLoading
  isRow?: boolean
}

export const LogoTile = ({ store, load = 'near', isRow = false }: Props) => (
  <Link to={paths.store(store.slug)} className={isRow ? `row large-panel ${styles.horizontal}` : styles.tile}>
    <span className={styles.logo}>
      <StoreLogo store={store} load={load} {...(isRow && { sizes: '80px' })} />
    </span>
    <span className={styles.text}>
      <span className={`clamped ${styles.name}`} dir="auto">
        {store.name}
      </span>
      {renderSlot(inStoreTile, { store })}
    </span>
  </Link>
)
