import { Button } from '@aws-amplify/ui-react'
import type { Store } from '#domain/store/store'
import { RowButton } from '../components/row-button'
import { RowButtons } from '../resource/row-buttons'
import { stores } from './store-resource'
import { useDeleteStore } from './use-delete-store'

interface Props {
  store: Store
  onEdit: () => void
  onCoupons: (store: Store) => void
}

export function StoreButtons({ store, onEdit, onCoupons }: Props) {
  const { run: deleteStore, isRunning } = useDeleteStore()
  return (
    <RowButtons resource={stores} item={store} onEdit={onEdit}>
      <Button size="small" aria-label={`Manage coupons of ${store.name}`} onClick={() => onCoupons(store)}>
        Coupons
      </Button>
      <RowButton text="Delete" name={store.name} isWaiting={isRunning} onClick={() => deleteStore(store)} />
    </RowButtons>
  )
}
