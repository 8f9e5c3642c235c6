import { TextField } from '@aws-amplify/ui-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { searchLength } from '#domain/search/search-terms'
import { useDebounced } from '#lib/use-debounced'
import styles from './list-page.module.css'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
  status: string | undefined
}

/** Waits for a pause in typing. */
export function SearchInput({ label, value, onChange, status }: Props) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const wanted = useDebounced(text.trim())
  const send = useEffectEvent((term: string) => term !== value && onChange(term))

  if (value !== seen) {
    setSeen(value)
    // The address was changed elsewhere, such as by going back.
    if (value !== wanted) setText(value)
  }

  useEffect(() => {
    send(wanted)
  }, [wanted])

  return (
    <div className={`anchor ${styles.search}`}>
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        aria-keyshortcuts="/"
        maxLength={searchLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={`soft tiny ${styles.status}`}>
        {status}
      </p>
    </div>
  )
}
