import { Button, TextField } from '@aws-amplify/ui-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, useController, useFormContext } from 'react-hook-form'
import { uniqueKeys } from '#lib/unique-keys'
import { messageAt } from '../components/form/text-input'
import { moved, useMoves } from '../components/form/use-moves'
import { RowButton } from '../components/row-button'
import styles from './points-input.module.css'

/** Enter adds the typed text, and so does whatever leaves its field or saves the form. */
export function PointsInput({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name })
  const [typed, setTyped] = useState('')
  const { formState } = useFormContext()
  const points = field.value as string[]
  const keys = uniqueKeys(points)
  const moves = useMoves(points.length, (from, to) => field.onChange(moved(points, from, to)))
  const input = useRef<HTMLInputElement>(null)

  function add() {
    if (typed.trim() !== '') field.onChange([...points, typed.trim()])
    setTyped('')
  }

  function removeAt(at: number) {
    field.onChange(points.filter((_, other) => other !== at))
    input.current?.focus()
  }

  function addByKey(event: KeyboardEvent) {
    const isWithControl = event.ctrlKey || event.metaKey
    // A dialog asks about it before it closes.
    if (event.key === 'Escape') flushSync(add)
    if (event.key !== 'Enter' && !(isWithControl && event.key === 's')) return
    // Enter alone would send the form.
    if (!isWithControl) event.preventDefault()
    add()
  }

  const id = useId()
  const errorOf = (path: string) => messageAt(formState.errors, path)
  const refused = points.flatMap((_, at) => (errorOf(`${name}.${at}`) === undefined ? [] : `${id}${at}`))
  return (
    <div className="stack">
      <TextField
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        label={
          <>
            {label} <small>(optional)</small>
          </>
        }
        placeholder="Press Enter to add"
        value={typed}
        hasError={get(formState.errors, name) !== undefined}
        errorMessage={errorOf(name)}
        {...(refused.length > 0 && { 'aria-describedby': refused.join(' ') })}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={addByKey}
        onBlur={add}
        outerEndComponent={<Button onClick={add}>Add</Button>}
      />
      <ul className={`stack ${styles.list}`} aria-label={label}>
        {points.map((point, at) => (
          <li key={keys[at]} className="row wrap edged">
            <span dir="auto">
              {point}
              {errorOf(`${name}.${at}`) && (
                <em id={`${id}${at}`} className={styles.error}>
                  {errorOf(`${name}.${at}`)}
                </em>
              )}
            </span>
            <span className={`row ${styles.buttons}`}>
              {points.length > 1 && moves.buttons(point, at)}
              <RowButton text="Remove" name={point} onClick={() => removeAt(at)} />
            </span>
          </li>
        ))}
      </ul>
      {moves.status}
    </div>
  )
}
