import { Autocomplete } from '@aws-amplify/ui-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { searchPause } from '#domain/search-terms'
import { read } from '../../lib/read'
import styles from './store-picker.module.css'

interface Props {
  label: string
  /** The id of the chosen store; '' for none. */
  value: string
  onChange: (storeId: string) => void
  onBlur?: () => void
  isRequired?: boolean
  error?: string | undefined
  ref?: React.Ref<HTMLInputElement>
}

/**
 * Chooses a store by typing the beginning of its name. The server searches, so that it works with 10,000 stores as
 * with ten; before anything is typed it offers the first ones by name.
 */
export function StorePicker({ label, value, onChange, onBlur, isRequired, error, ref }: Props) {
  const [inputId, errorId] = [useId(), useId()]
  // Undefined while nobody types: then the field shows the name of the chosen store.
  const [typed, setTyped] = useState<string>()
  const chosen = useQuery({ ...read('GET /stores/by-id/{id}', { id: value }), enabled: value !== '' })
  const { stores, isLoading, failed } = useStoresLike(typed ?? '')
  const shown = typed ?? chosen.data?.name ?? ''

  return (
    <div className={styles.picker}>
      <label htmlFor={inputId} className="amplify-label">
        {label}
      </label>
      <Autocomplete
        ref={ref}
        id={inputId}
        label={label}
        labelHidden
        placeholder="Type the beginning of its name"
        isRequired={isRequired}
        hasError={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={shown}
        options={stores.map(({ _id, name }) => ({ id: _id, label: name }))}
        optionFilter={everyOption}
        isLoading={isLoading}
        menuSlots={{
          LoadingIndicator: 'Searching…',
          Empty: failed ? 'Failed to load stores. Please try again later.' : 'No store starts like this.',
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          if (value !== '') onChange('')
        }}
        onClear={() => {
          setTyped('')
          onChange('')
        }}
        onSelect={({ id }) => {
          setTyped(undefined)
          onChange(id)
        }}
        onBlur={() => onBlur?.()}
      />
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The server has chosen already. */
const everyOption = () => true

function useStoresLike(text: string) {
  const term = usePaused(text.trim())
  const first = useQuery({ ...read('GET /stores', {}, { limit: '25' }), enabled: term === '' })
  const found = useQuery({ ...read('GET /stores/search/{term}', { term }), enabled: term !== '' })
  const { data, isFetching, isError } = term === '' ? first : found
  return { stores: data ?? [], isLoading: isFetching || term !== text.trim(), failed: isError }
}

/** A text as it was when its author last stopped typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchPause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
