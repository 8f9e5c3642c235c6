import { startTransition, useEffect, useState } from 'react'
import styles from './local-date.module.css'

/**
 * The day of a moment (ISO 8601) in the visitor's own date form and time zone (product.md, section 2). The
 * server knows neither, so it writes the UTC date, which the browser replaces once it has taken over.
 */
export function LocalDate({ iso }: { iso: string }) {
  const [text, setText] = useState(() => (format === undefined ? iso.slice(0, 10) : localDay(iso)))
  // Not while taking over: a browser takes its time to find out about the visitor's form of a date.
  useEffect(() => startTransition(() => setText(localDay(iso))), [iso])
  return (
    <time className={styles.date} dateTime={iso}>
      {text}
    </time>
  )
}

/** Not there until it has been needed, and never while the server's page is taken over. */
let format: Intl.DateTimeFormat | undefined

/** As toLocaleDateString(). */
function localDay(iso: string): string {
  format ??= new Intl.DateTimeFormat()
  return format.format(new Date(iso))
}
