import { TextField } from '@aws-amplify/ui-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import styles from './list-page.module.css'

/**
 * A search starts with this many characters, this many milliseconds after the last key
 * (product.md, section 9).
 */
const minLength = 3
const pause = 500

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  /** The present search text; '' for none. */
  value: string
  onChange: (text: string) => void
  /** What the search has found, in words. */
  status: string | undefined
}

/** A search field that waits for a pause in typing. Fewer than three characters do not search. */
export function SearchInput({ ref, label, value, onChange, status }: Props) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })

  if (value !== seen) {
    setSeen(value)
    // The address was changed elsewhere, such as by going back.
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }

  const typed = text.trim()
  const isTooShort = typed.length > 0 && typed.length < minLength
  const wanted = isTooShort ? '' : typed
  useEffect(() => {
    if (wanted === sent) return undefined
    const timer = setTimeout(() => {
      setSent(wanted)
      change.current(wanted)
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted, sent])

  return (
    <div>
      <TextField
        ref={ref}
        type="search"
        label={label}
        placeholder={`At least ${minLength} characters`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles.status}>
        {isTooShort ? `Type at least ${minLength} characters.` : status}
      </p>
    </div>
  )
}
