import { useEffect, useState } from 'react'
import styles from './copy-button.module.css'
import { Icon } from './icon'

interface Props {
  text: string
  /** The visitor can copy by hand then. */
  onRefused: () => void
}

/** Shows a check mark for three seconds after a copy. */
export function CopyButton({ text, onRefused }: Props) {
  /** 0 again after the check mark. */
  const [copies, setCopies] = useState(0)
  const copied = copies > 0

  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setCopies(0), 3000)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((count) => count + 1)
    } catch {
      onRefused()
    }
  }

  return (
    <>
      <button type="button" className={`primary-button ${styles.copy}`} onClick={() => void copy()}>
        {copied ? (
          <>
            <Icon name="check" />
            <span className="visually-hidden">Copied</span>
          </>
        ) : (
          'Copy'
        )}
      </button>
      <span className="visually-hidden" role="status">
        {copied && 'Code copied.'}
      </span>
    </>
  )
}
