import type { Store } from '#domain/store/store'
import { paths } from '#lib/paths'
import { RowButton, ViewLink } from '../components/row-button'
import { RowButtons } from '../resource/row-buttons'
import { stores } from './store-resource'

interface Props {
  store: Store
  onEdit: () => void
  onCoupons: (store: Store) => void
}

export function StoreButtons({ store, onEdit, onCoupons }: Props) {
  return (
    <RowButtons resource={stores} item={store} onEdit={onEdit}>
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
