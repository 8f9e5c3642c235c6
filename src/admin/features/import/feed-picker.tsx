import { CheckboxField, TextField } from '@aws-amplify/ui-react'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useId, useRef, useState } from 'react'
import { read } from '#lib/read'
import { ActionButton } from '../../components/action-button'
import { FieldError } from '../../components/form/field-error'
import styles from './imports.module.css'
import { lastSource, useFeedUpload } from './use-feed-upload'

/** A file that is chosen or dropped is checked at once. Nothing is written by that. */
export function FeedPicker() {
  const [listId, errorId] = [useId(), useId()]
  const known = useQuery({ ...read('GET /sources', {}), retry: false }).data ?? []
  const [name, setName] = useState(lastSource)
  const source = known.find((each) => each.name === name)
  const [edited, setEdited] = useState<{ isFull?: boolean; timeZone?: string }>({})
  const { isFull = source?.isFull ?? false, timeZone = source?.timeZone ?? 'UTC' } = edited
  const { upload, isRunning, failure } = useFeedUpload()
  const [isNameless, setNameless] = useState(false)

  function check(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    setNameless(name.trim() === '')
    if (name.trim() !== '') void upload(file, { name, isFull, timeZone })
  }

  const problem = isNameless ? 'Please name the source first, such as awin.' : failure
  return (
    <section
      className={styles.picker}
      aria-label="New import"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        check(event.dataTransfer.files)
      }}
    >
      <TextField
        label="Source"
        list={listId}
        value={name}
        maxLength={50}
        descriptiveText="Such as awin or awin-uk"
        onChange={({ target }) => {
          setName(target.value)
          setEdited({})
        }}
      />
      <datalist id={listId}>
        {known.map((each) => (
          <option key={each.name}>{each.name}</option>
        ))}
      </datalist>
      <TextField
        label="Time zone of its times"
        value={timeZone}
        descriptiveText="Such as UTC or Europe/London"
        onChange={({ target }) => setEdited({ ...edited, timeZone: target.value })}
      />
      <div className={`row wrap ${styles.choice}`}>
        <CheckboxField
          label="Full feed: offers that are missing in it end"
          name="isFull"
          checked={isFull}
          onChange={({ target }) => setEdited({ ...edited, isFull: target.checked })}
        />
        <FileButton isWaiting={isRunning} onChoose={check} />
        <p className="soft">
          or drop one here: CSV, XML or JSON of up to 4 MB and 10,000 rows. You see first what would change.
        </p>
      </div>
      <div role="alert">
        <FieldError id={errorId} text={problem} />
      </div>
    </section>
  )
}

function FileButton({
  isWaiting,
  onChoose,
}: {
  isWaiting: boolean
  onChoose: (files: FileList | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionButton variation="primary" isWaiting={isWaiting} onClick={() => input.current?.click()}>
        {isWaiting ? 'Checking…' : 'Choose a file'}
      </ActionButton>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="File of offers"
        accept=".csv,.tsv,.txt,.xml,.json"
        onChange={({ target }) => {
          onChoose(target.files)
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
    </>
  )
}
