import { Button } from '@aws-amplify/ui-react'
import type { Store } from '#domain/store'

interface Props {
  store: Store
  onEdit: (store: Store) => void
  onCoupons: (store: Store) => void
  onDelete: (store: Store) => void
}

/** What can be done with one store (product.md, section 2). */
export function StoreButtons({ store, onEdit, onCoupons, onDelete }: Props) {
  return (
    <>
      <Button size="small" aria-label={`Edit ${store.name}`} onClick={() => onEdit(store)}>
        Edit
      </Button>
      <Button size="small" aria-label={`Manage coupons of ${store.name}`} onClick={() => onCoupons(store)}>
        Coupons
      </Button>
      <Button size="small" aria-label={`Delete ${store.name}`} onClick={() => onDelete(store)}>
        Delete
      </Button>
    </>
  )
}
