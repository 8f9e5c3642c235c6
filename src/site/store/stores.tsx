import { loadInGrid } from '#components/remote-image'
import type { StoreTileWithId } from '#lib/tile-fields'
import { LogoTile } from './logo-tile'
import styles from './stores.module.css'

export const Stores = ({ items: stores, first }: { items: StoreTileWithId[]; first: boolean }) => (
  <ul className={styles.grid}>
    {stores.map((store, at) => (
      <li key={store._id}>
        <LogoTile store={store} load={first ? loadInGrid(at) : 'near'} />
      </li>
    ))}
  </ul>
)
