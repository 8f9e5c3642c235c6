import type { ReactNode } from 'react'
import button from './button.module.css'
import styles from './notice.module.css'

interface Props {
  children: ReactNode
  /** For a failure: tries again what failed. */
  onRetry?: (() => unknown) | undefined
}

/** What stands in the place of a list: that it is loading, that it is empty, or that it failed. */
export function Notice({ children, onRetry }: Props) {
  return (
    <div className={styles.notice} role={onRetry ? 'alert' : 'status'}>
      <p>{children}</p>
      {onRetry && (
        <button type="button" className={button.quiet} onClick={() => void onRetry()}>
          Try again
        </button>
      )}
    </div>
  )
}
