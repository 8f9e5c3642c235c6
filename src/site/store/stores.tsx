import { loadInGrid } from '#components/remote-image'
import type { StoreTileWithId } from '../tile-fields'
import { LogoTile } from './logo-tile'
import styles from './stores.module.css'

/** Fewer than seven would leave most of a page empty, so that they are rows. */
export const showAsRows = (stores: unknown[]): boolean => stores.length < 7

export function Stores({ items: stores, first }: { items: StoreTileWithId[]; first: boolean }) {
  const isRow = first && showAsRows(stores)
  return (
    <ul className={isRow ? `${styles.rows} ${styles.pairs}` : styles.grid}>
      {stores.map((store, at) => (
        <li key={store._id}>
          <LogoTile store={store} load={first ? loadInGrid(at) : 'near'} isRow={isRow} />
        </li>
      ))}
    </ul>
  )
}
