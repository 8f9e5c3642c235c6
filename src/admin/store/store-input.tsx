import { useController } from 'react-hook-form'
import { useFieldError } from '../components/form/text-input'
import { StorePicker } from './store-picker'

/** The store that a coupon or a review is of, of the form around it. */
export function StoreInput() {
  const { field } = useController<{ storeId: string }, 'storeId'>({ name: 'storeId' })
  const error = useFieldError('storeId')
  return <StorePicker {...field} label="Store" error={error} isRequired />
}
