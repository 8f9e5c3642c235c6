import { LogoTile } from './logo-tile'
import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import { loadInGrid } from '#components/remote-image'
import type { StoreTileWithId } from '#lib/tile-fields'
import type { LongList as List } from '#lib/use-long-list'
import styles from './store-grid.module.css'

export const StoreGrid = ({ list }: { list: List<StoreTileWithId> }) => (
  <LongList
    list={list}
    what="stores"
    failed="Failed to load stores. Please try again later."
    empty={<ListMessage>No stores to display.</ListMessage>}
    Page={Stores}
  />
)

export const Stores = ({ items: stores, first }: { items: StoreTileWithId[]; first: boolean }) => (
  <ul className={styles.grid}>
    {stores.map((store, at) => (
      <li key={store._id}>
        <LogoTile store={store} load={first ? loadInGrid(at) : 'near'} />
      </li>
    ))}
  </ul>
)
