import { useController } from 'react-hook-form'
import { useFieldError } from '../components/form/text-input'
import { StorePicker } from './store-picker'

export function StoreInput() {
  const { field } = useController<{ storeId: string }, 'storeId'>({ name: 'storeId' })
  const error = useFieldError('storeId')
  return <StorePicker {...field} label="Store" error={error} isRequired />
}
