import { TextField } from '@aws-amplify/ui-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { searchLength, searchPause } from '#domain/search/search-terms'
import styles from './list-page.module.css'

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  value: string
  onChange: (text: string) => void
  status: string | undefined
}

/** Waits for a pause in typing. */
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

  const wanted = text.trim()
  useEffect(() => {
    if (wanted === sent) return undefined
    const timer = setTimeout(() => {
      setSent(wanted)
      change.current(wanted)
    }, searchPause)
    return () => clearTimeout(timer)
  }, [wanted, sent])

  return (
    <div>
      <TextField
        ref={ref}
        type="search"
        label={label}
        aria-keyshortcuts="/"
        maxLength={searchLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  )
}
