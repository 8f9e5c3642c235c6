import { useQueryClient } from '@tanstack/react-query'
import { useController, useFormContext } from 'react-hook-form'
import type { Store } from '#domain/store/store'
import { read } from '#lib/read'
import { useFieldError } from '../components/form/text-input'
import { StorePicker } from './store-picker'

interface Props {
  /** A field that takes the link of the chosen store, if it is empty. */
  linkField?: string
}

export function StoreInput({ linkField }: Props) {
  const { field } = useController<{ storeId: string }, 'storeId'>({ name: 'storeId' })
  const { getValues, setValue } = useFormContext<Record<string, unknown>>()
  const client = useQueryClient()
  const error = useFieldError('storeId')

  function choose(id: string) {
    field.onChange(id)
    const store = client.getQueryData<Store>(read('GET /stores/by-id/{id}', { id }).queryKey)
    if (store && linkField !== undefined && getValues(linkField) === '') setValue(linkField, store.link)
  }

  return <StorePicker {...field} onChange={choose} label="Store" error={error} isRequired />
}
