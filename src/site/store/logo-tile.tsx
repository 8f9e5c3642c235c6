import { paths } from '#lib/paths'
import type { StoreTile } from '#lib/tile-fields'
import { Link } from './link'
import styles from './logo-tile.module.css'
import type { ImageLoading } from './remote-image'
import { StoreLogo } from './store-logo'

interface Props {
  store: StoreTile
  load?: ImageLoading
}

export const LogoTile = ({ store, load = 'near' }: Props) => (
  <Link to={paths.store(store.slug)} className={styles.tile}>
    <span className={styles.logo}>
      <StoreLogo store={store} load={load} />
    </span>
    <span className={styles.name} dir="auto">
      {store.name}
    </span>
  </Link>
)
