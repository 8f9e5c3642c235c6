import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { bounds } from '#domain/field/field'
import { isNotFound } from '#lib/api-error'
import { read } from '#lib/read'
import { messageAt } from '../components/form/text-input'
import { RowButton } from '../components/row-button'
import { StorePicker } from '../store/store-picker'
import styles from '../store/points-input.module.css'

export function StoresInput() {
  const { field } = useController<{ storeIds: string[] }, 'storeIds'>({ name: 'storeIds' })
  const { field: typed } = useController<{ typedStore: string }, 'typedStore'>({ name: 'typedStore' })
  const { errors } = useFormContext().formState
  const places = ['typedStore', 'storeIds', ...field.value.map((_, at) => `storeIds.${at}`)]
  const error = places.map((place) => messageAt(errors, place)).find((message) => message !== undefined)
  const input = useRef<HTMLInputElement>(null)
  const ids = field.value
  const isFull = ids.length >= bounds.blogStores
  return (
    <div className="stack">
      <StorePicker
        ref={(element) => {
          input.current = element
          field.ref(element)
          typed.ref(element)
        }}
        label={isFull ? `Stores (${bounds.blogStores} at most)` : 'Stores'}
        isOptional={!isFull}
        value=""
        onChange={(id) => {
          if (id !== '' && !isFull && !ids.includes(id)) field.onChange([...ids, id])
        }}
        onType={typed.onChange}
        onBlur={field.onBlur}
        error={error}
      />
      <ul className={`stack ${styles.list}`} aria-label="Stores">
        {ids.map((id) => (
          <ChosenStore
            key={id}
            id={id}
            onRemove={() => {
              field.onChange(ids.filter((other) => other !== id))
              input.current?.focus()
            }}
          />
        ))}
      </ul>
    </div>
  )
}

interface ChosenProps {
  id: string
  onRemove: () => void
}

function ChosenStore({ id, onRemove }: ChosenProps) {
  const { data, error } = useQuery(read('GET /stores/by-id/{id}', { id }))
  const name = data?.name ?? (isNotFound(error) ? 'A store that was deleted' : id)
  return (
    <li className="row wrap edged">
      <span dir="auto">{name}</span>
      <RowButton text="Remove" name={name} onClick={onRemove} />
    </li>
  )
}
