import type { ReactNode } from 'react'
import plate from './plate.module.css'
import styles from './page-head.module.css'
import { RemoteImage } from './remote-image'

interface Props {
  title: string
  /** At the end of the title, in a direction of its own. */
  name?: string
  children?: ReactNode
  description?: ReactNode
  picture?: string | null
  beside?: ReactNode
}

export function PageHead({ title, name, children, description, picture, beside }: Props) {
  return (
    <div className={`row wrap ${styles.head}`}>
      <div>
        <h1 dir="auto">
          {title}
          {name !== undefined && (
            <>
              {' '}
              <bdi>{name}</bdi>
            </>
          )}
        </h1>
        {children && (
          <p className={styles.lead} dir="auto">
            {children}
          </p>
        )}
        {description && <div className={styles.lead}>{description}</div>}
      </div>
      {beside}
      <RemoteImage
        src={picture}
        alt=""
        width={800}
        height={600}
        sizes="(min-width: 905px) 221px, 24vw"
        load="after"
        fallback={null}
        className={styles.image}
        plate={`${plate.plate} ${styles.picture}`}
      />
    </div>
  )
}
