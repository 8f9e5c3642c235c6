import { Link } from '#components/link'
import type { ImageLoading } from '#components/remote-image'
import { renderSlot } from '#components/slot'
import { StoreLogo } from '#components/store-logo'
import { paths } from '#lib/paths'
import type { StoreTile } from '#lib/tile-fields'
import { inStoreTile } from '../features/store-tile'
import styles from './logo-tile.module.css'

interface Props {
  store: StoreTile
  load?: ImageLoading
}

export const LogoTile = ({ store, load = 'near' }: Props) => (
  <Link to={paths.store(store.slug)} className={styles.tile}>
    <span className={styles.logo}>
      <StoreLogo store={store} load={load} />
    </span>
    <span className={styles.text}>
      <span className={styles.name} dir="auto">
        {store.name}
      </span>
      {renderSlot(inStoreTile, { store })}
    </span>
  </Link>
)
