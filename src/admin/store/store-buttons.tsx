import type { Store } from '#domain/store/store'
import { paths } from '#lib/paths'
import { failureText } from '../components/feedback/failure-text'
import { storeContents } from '../features/store'
import { RowButton, ViewLink } from '../components/row-button'
import { deleting } from '../resource/calls'
import type { Removal } from '../resource/removal'
import { RowButtons } from '../resource/row-buttons'
import { storeRestoration } from './store-form'
import { stores } from './store-resource'

interface Props {
  store: Store
  onEdit: () => void
  onCoupons: (store: Store) => void
}

const contentsOf = (store: Store) => storeContents.flatMap((of) => of(store) ?? []).join(' and ')

const remove: Removal<Store> = {
  call: deleting('DELETE /stores/by-id/{id}'),
  done: ([store]) => ({
    text: 'Store deleted successfully!',
    detail: [store.name, contentsOf(store)].filter(Boolean).join(' and '),
  }),
  contentsOf,
  failed: ([{ error }]) => failureText('Failed to delete store. Please try again.', error),
  restoration: storeRestoration,
  refreshAfter: 2000,
}

export function StoreButtons({ store, onEdit, onCoupons }: Props) {
  return (
    <RowButtons resource={{ ...stores, remove }} item={store} onEdit={onEdit}>
      <ViewLink text="View on site" name={store.name} href={paths.store(store.slug)} />
      <RowButton
        text="Manage coupons"
        icon="coupons"
        name={`of ${store.name}`}
        onClick={() => onCoupons(store)}
      />
    </RowButtons>
  )
}
