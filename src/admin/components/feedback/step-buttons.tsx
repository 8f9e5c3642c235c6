import { Icon } from '#components/icon'
import { drawings } from '../icon-paths'
import styles from './modal.module.css'

/** A direction without an item is undefined. */
export interface Steps {
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

interface Props {
  steps: Steps
  /** Asks before input is lost. */
  leave: (go: () => void) => () => void
}

export function StepButtons({ steps, leave }: Props) {
  return (
    <span className={styles.steps}>
      {(['previous', 'next'] as const).map((direction) => {
        const go = steps[direction]
        return (
          <button
            key={direction}
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label={direction === 'previous' ? 'Previous row' : 'Next row'}
            aria-disabled={!go}
            onClick={go && leave(go)}
          >
            <Icon path={drawings[direction]} />
          </button>
        )
      })}
    </span>
  )
}
