import { type ReactNode, useId } from 'react'
import { isLong } from '#lib/long-text'
import { Prose } from './prose'
import styles from './read-on.module.css'

interface Props {
  /** For those who do not see it: what it is of. */
  of: string
  name: string
  /** On a phone alone, of two lines. */
  isBrief?: boolean
  children: ReactNode
}

/** 'Read on' shows all of a long text without a script. Screen readers always have all of it. */
export function ReadOn({ of, name, isBrief = false, children }: Props) {
  const id = useId()
  return (
    <div className={`${styles.long} ${isBrief ? styles.brief : ''}`}>
      {/* Before the text: a style can depend on an open element only after it. */}
      <details className={`screen-only ${styles.more}`}>
        <summary aria-controls={id}>
          <span className={styles.on}>Read on</span>
          <span className={styles.off}>Show less</span>
          <span className="visually-hidden">
            {' '}
            {of} <bdi>{name}</bdi>
          </span>
        </summary>
      </details>
      <div id={id} className={styles.text}>
        {children}
      </div>
    </div>
  )
}

interface DescriptionProps {
  text: string
  /** The name of what is described. */
  name: string
}

/** A text of operators. On a phone a long one has two lines in view. */
export function Description({ text, name }: DescriptionProps) {
  const prose = <Prose text={text} />
  if (!isLong(text, 2, 40)) return prose
  return (
    <ReadOn of="about" name={name} isBrief>
      {prose}
    </ReadOn>
  )
}
