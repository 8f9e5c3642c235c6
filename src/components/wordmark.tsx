import { site } from '#site'
import { logo } from 'virtual:logo'
import styles from './wordmark.module.css'

const square = { className: styles.logo, width: 36, height: 36 }

/** The name of the site with its logo, which is the operator's own file. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      {logo ? (
        <svg
          {...square}
          viewBox={logo.viewBox}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: logo.drawing }}
        />
      ) : (
        <img {...square} src="/favicon.svg" alt="" />
      )}
      {site.name}
    </span>
  )
}
