import type { ReactNode } from 'react'
import styles from './list-message.module.css'

interface Props {
  children: ReactNode
  onRetry?: (() => unknown) | undefined
}

/** Replaces a list that is loading, empty or failed. */
export const ListMessage = ({ children, onRetry }: Props) => (
  <div className={`row wrap ${styles.box}`} role={onRetry ? 'alert' : 'status'}>
    <p>{children}</p>
    {onRetry && (
      <button type="button" className="quiet-button" onClick={() => void onRetry()}>
        Try again
      </button>
    )}
  </div>
)
