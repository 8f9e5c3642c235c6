import { LongList } from '#components/long-list'
import { ListMessage } from '#components/list-message'
import type { StoreTileWithId } from '../tile-fields'
import type { LongList as List } from '#lib/use-long-list'
import { Stores } from './stores'

export const StoreGrid = ({ list }: { list: List<StoreTileWithId> }) => (
  <LongList
    list={list}
    what="stores"
    failed="Failed to load stores. Please try again later."
    empty={<ListMessage>No stores to display.</ListMessage>}
    Page={Stores}
  />
)
