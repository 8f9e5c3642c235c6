import { useQuery } from '@tanstack/react-query'
import { type Ref, useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { actionOf } from '#domain/routes/form-routes'
import { searchLength, storesFoundText } from '#domain/search/search-terms'
import { Field } from '#components/field'
import { RefusedFormContext } from '#lib/refused-form'
import { choosableRead, chosenRead, distinguished } from './choosable-stores'
import styles from './store-select.module.css'

const choiceId = 'choose-store'

interface Props {
  ref: Ref<HTMLSelectElement>
  error: string | undefined
}

/** Without JavaScript a button finds other stores: it posts the form, so that the input stays. */
export function NativeStoreSelect({ ref, error }: Props) {
  const [search] = useSearchParams()
  const text = search.get('store') ?? ''
  const isAnswer = useContext(RefusedFormContext) !== undefined
  const { stores, chosen, count, isFailed } = useChoice(text, search.get('storeId') ?? '')
  const empty = isFailed ? 'Failed to load stores. Please try again later.' : 'No store has such a name.'
  const find = (
    <div className={`wrap ${styles.find}`}>
      <Field label="Find another store" hint={text.trim() === '' ? undefined : count}>
        <input
          type="text"
          name="store"
          defaultValue={text}
          maxLength={searchLength}
          placeholder="Type its name"
        />
      </Field>
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <button type="submit" className="quiet-button" formAction={actionOf('/forms/review/store', choiceId)}>
        Find stores
      </button>
    </div>
  )
  return (
    <div id={choiceId} className={styles.native}>
      <Field label="Store" error={error}>
        <select name="storeId" defaultValue={chosen} ref={ref}>
          <option value="">{stores.length > 0 ? 'Choose a store' : empty}</option>
          {distinguished(stores).map(([{ _id, name }, detail]) => (
            <option key={_id} value={_id} dir="auto">
              {detail === undefined ? name : `${name} (${detail})`}
            </option>
          ))}
        </select>
      </Field>
      {isAnswer ? find : <noscript>{find}</noscript>}
    </div>
  )
}

/** Contains the store that was chosen before. A single result is chosen. */
function useChoice(text: string, chosenId: string) {
  const found = useQuery(choosableRead(text))
  const chosen = useQuery({ ...chosenRead(chosenId), enabled: chosenId !== '' }).data
  const listed = found.data?.body ?? []
  const isListed = listed.some(({ _id }) => _id === chosen?._id)
  const only = text.trim() !== '' && listed.length === 1 ? listed[0]?._id : undefined
  return {
    stores: chosen && !isListed ? [chosen, ...listed] : listed,
    chosen: chosen?._id ?? only ?? '',
    count: storesFoundText(listed.length, found.data !== undefined && found.data.next !== null),
    isFailed: found.isError,
  }
}
