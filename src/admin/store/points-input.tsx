import { Button, TextField } from '@aws-amplify/ui-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { messageAt } from '../components/form/text-input'
import styles from './points-input.module.css'

/** A list of short texts: Enter adds what was typed, unless it is empty, and each can be removed (specification, section 5). */
export function PointsInput({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name })
  const { formState } = useFormContext()
  const points = field.value as string[]
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add() {
    if (text.trim() === '') return
    field.onChange([...points, text.trim()])
    setText('')
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // It would send the form.
    event.preventDefault()
    add()
  }

  const errorOf = (path: string) => messageAt(formState.errors, path)
  return (
    <div className={styles.points}>
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
        value={text}
        hasError={errorOf(name) !== undefined}
        errorMessage={errorOf(name)}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={addOnEnter}
        onBlur={field.onBlur}
        outerEndComponent={<Button onClick={add}>Add</Button>}
      />
      <ul className={styles.list} aria-label={label}>
        {points.map((point, at) => (
          <li key={`${point}-${points.slice(0, at).filter((other) => other === point).length}`}>
            <span>
              {point}
              {errorOf(`${name}.${at}`) && <em className={styles.error}>{errorOf(`${name}.${at}`)}</em>}
            </span>
            <Button
              size="small"
              aria-label={`Remove ${point}`}
              onClick={() => {
                field.onChange(points.filter((_, other) => other !== at))
                input.current?.focus()
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
