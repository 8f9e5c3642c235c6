import { Button } from '@aws-amplify/ui-react'
import type { Store } from '#domain/store'
import { RowButtons } from '../resource/row-buttons'
import { stores } from './store-resource'
import { useDeleteStore } from './use-delete-store'

interface Props {
  store: Store
  onEdit: () => void
  onCoupons: (store: Store) => void
}

/** The buttons of one store (product.md, section 2). */
export function StoreButtons({ store, onEdit, onCoupons }: Props) {
  const deleteStore = useDeleteStore()
  return (
    <RowButtons resource={stores} item={store} onEdit={onEdit}>
      <Button size="small" aria-label={`Manage coupons of ${store.name}`} onClick={() => onCoupons(store)}>
        Coupons
      </Button>
      <Button size="small" aria-label={`Delete ${store.name}`} onClick={() => void deleteStore(store)}>
        Delete
      </Button>
    </RowButtons>
  )
}
