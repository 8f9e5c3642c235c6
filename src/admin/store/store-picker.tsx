import { TextField } from '@aws-amplify/ui-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { storesFoundText, termOf } from '#domain/search/search-terms'
import type { Store } from '#domain/store/store'
import { read, readFirstPage } from '#lib/read'
import { repeatedNames } from '#lib/repeated-names'
import { useCombobox } from '#lib/use-combobox'
import { useDebounced } from '#lib/use-debounced'
import { FieldLabel, useFieldError } from '../components/form/text-input'
import type { ListAddress } from '../components/table/use-list-address'

interface Props {
  label: string
  value: string
  onChange: (storeId: string) => void
  /** Called with text that names no chosen store; '' once one is chosen. */
  onType?: (text: string) => void
  onBlur?: () => void
  isLabelHidden?: boolean
  isRequired?: boolean
  /** Marked in a form, where most fields are required. */
  isOptional?: boolean
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The server searches. Not Amplify UI's Autocomplete, which neither names its list nor links its field. */
export function StorePicker(props: Props) {
  const { label, value, onChange, onType, onBlur, error, ref } = props
  const { isRequired = false, isOptional = false, isLabelHidden = false } = props
  const client = useQueryClient()
  const chosen = useQuery({ ...read('GET /stores/by-id/{id}', { id: value }), enabled: value !== '' })
  // Undefined while the field shows the chosen store.
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const { stores, more, message } = useStoresLike(typed ?? '', isOpen)
  const repeated = repeatedNames(stores)
  const box = useCombobox({ isOpen, setOpen, count: stores.length, onChoose: (at) => choose(stores[at]) })

  function choose(store: Store | undefined) {
    if (!store) return
    client.setQueryData(read('GET /stores/by-id/{id}', { id: store._id }).queryKey, store)
    setTyped(undefined)
    onType?.('')
    box.close()
    onChange(store._id)
  }

  return (
    <div className="anchor">
      <TextField
        {...box.field}
        ref={ref}
        dir="auto"
        label={<FieldLabel label={label} isRequired={!isOptional} />}
        labelHidden={isLabelHidden}
        placeholder={isLabelHidden ? `${label}: any` : 'Type the beginning of its name'}
        isRequired={isRequired}
        hasError={error !== undefined}
        errorMessage={error}
        value={typed ?? chosen.data?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          onType?.(target.value)
          box.open()
          if (value !== '') onChange('')
        }}
        onClick={box.open}
        onBlur={() => {
          box.close()
          onBlur?.()
        }}
      />
      {box.isShown && (
        <div {...box.list} aria-label={label} className="panel dropdown options">
          {stores.map((store, at) => (
            <div {...box.option(at)} key={store._id}>
              <bdi>{store.name}</bdi>
              {repeated.has(store.name) && <bdi className="soft"> /{store.slug}</bdi>}
            </div>
          ))}
        </div>
      )}
      <div role="status">
        {isOpen && message !== undefined && <p className="panel dropdown soft">{message}</p>}
        {box.isShown && <p className="visually-hidden">{storesFoundText(stores.length, more)}</p>}
      </div>
    </div>
  )
}

const none = { stores: [], more: false }

/** Read while the list is open. */
function useStoresLike(text: string, isShown: boolean) {
  const term = useDebounced(text.trim())
  const wanted =
    term === ''
      ? readFirstPage('GET /stores', {}, { limit: '25' })
      : readFirstPage('GET /stores/search/{term}', { term: termOf(term) }, { limit: '25' })
  const { data, isFetching, isError } = useQuery({ ...wanted, enabled: isShown })
  if (isError) return { ...none, message: 'Failed to load stores. Please try again later.' }
  if (isFetching || !data || term !== text.trim()) return { ...none, message: 'Searching…' }
  const message = data.body.length === 0 ? 'No store has such a name.' : undefined
  return { stores: data.body, more: data.next !== null, message }
}

interface InputProps {
  /** A field that takes the link of the chosen store, if it is empty. */
  linkField?: string
}

export function StoreInput({ linkField }: InputProps) {
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

export const StoreFilter = ({ address }: { address: ListAddress }) => (
  <StorePicker
    label="Store"
    isLabelHidden
    value={address.filter('storeId')}
    onChange={(id) => address.setFilter('storeId', id)}
  />
)
