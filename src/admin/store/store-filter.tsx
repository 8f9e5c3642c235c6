import type { ListAddress } from '../components/table/use-list-address'
import { StorePicker } from './store-picker'

export const StoreFilter = ({ address }: { address: ListAddress }) => (
  <StorePicker
    label="Store"
    isLabelHidden
    value={address.filter('storeId')}
    onChange={(id) => address.setFilter('storeId', id)}
  />
)
