import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { RemoteImage } from './remote-image'

interface Props {
  title: ReactNode
  /** Shown below the title. */
  children?: ReactNode
  /** The address of a picture beside the title. */
  picture?: string | null
}

/** The head of a list page. */
export function PageHead({ title, children, picture }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <h1 dir="auto">{title}</h1>
        {children && (
          <p className={styles.lead} dir="auto">
            {children}
          </p>
        )}
      </div>
      <RemoteImage
        src={picture}
        alt=""
        width={800}
        height={600}
        load="now"
        fallback={null}
        className={styles.picture}
      />
    </div>
  )
}
