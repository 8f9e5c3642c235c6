import { CheckboxField, TextField } from '@aws-amplify/ui-react'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, type Ref, useId, useRef, useState } from 'react'
import type { FeedSource } from '#domain/import/import'
import { read } from '#lib/read'
import { ActionButton } from '../../components/action-button'
import { ColumnsForm } from './columns-form'
import styles from './imports.module.css'
import { lastSource, useFeedUpload } from './use-feed-upload'

/** A file that is chosen or dropped is checked at once. Nothing is written by that. */
export function FeedPicker() {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const known = useQuery({ ...read('GET /sources', {}), retry: false }).data ?? []
  const [edited, setEdited] = useState<Partial<FeedSource> & { name: string }>(() => ({ name: lastSource() }))
  const { name } = edited
  const source = known.find((each) => each.name === name)
  const { isFull = source?.isFull ?? false, timeZone = source?.timeZone ?? 'UTC' } = edited
  const { upload, isRunning, unmapped } = useFeedUpload()
  const [waiting, setWaiting] = useState<File>()
  const field = useRef<HTMLInputElement>(null)

  function check(file: File | undefined) {
    setWaiting(name.trim() === '' ? file : undefined)
    if (name.trim() === '') {
      // 'awin-2026.csv' is of 'awin'.
      setEdited({ ...edited, name: /^[a-z]+/.exec(file?.name.toLowerCase() ?? '')?.[0] ?? '' })
      field.current?.focus()
    } else if (file) void upload(file, { name, isFull, timeZone })
  }

  return (
    <>
      <section
        className={`panel ${styles.picker}`}
        aria-label="New import"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          check(event.dataTransfer.files[0])
        }}
      >
        <TextField
          ref={field}
          label="Source"
          list={listId}
          hasError={waiting !== undefined}
          errorMessage={
            waiting && `Whose offers are in ${waiting.name}? Name the source, then check the file.`
          }
          value={name}
          maxLength={50}
          descriptiveText="Such as awin or awin-uk"
          onChange={({ target }) => setEdited({ name: target.value })}
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
          <ActionButton
            variation="primary"
            isWaiting={isRunning}
            onClick={() => (waiting ? check(waiting) : input.current?.click())}
          >
            {isRunning ? 'Checking…' : waiting ? `Check ${waiting.name}` : 'Choose a file'}
          </ActionButton>
          <p className="soft">
            or drop one here: CSV, XML or JSON of up to 4 MB and 10,000 rows. You see first what would change.
          </p>
        </div>
        <FileInput ref={input} onChoose={check} />
      </section>
      {unmapped && (
        <ColumnsForm key={unmapped.answer._id} {...unmapped} upload={upload} isRunning={isRunning} />
      )}
    </>
  )
}

function FileInput({ ref, onChoose }: { ref: Ref<HTMLInputElement>; onChoose: (file?: File) => void }) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      aria-label="File of offers"
      accept=".csv,.tsv,.txt,.xml,.json"
      onChange={({ target }) => {
        onChoose(target.files?.[0])
        // Allows choosing the same file again.
        target.value = ''
      }}
    />
  )
}
