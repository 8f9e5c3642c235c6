import { site } from '#site'
import { logo } from 'virtual:logo'
import styles from './wordmark.module.css'

export const Wordmark = () => (
  <span className={styles.wordmark}>
    {logo ? (
      <svg
        className={styles.logo}
        viewBox={logo.viewBox}
        width="36"
        height="36"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: logo.drawing }}
      />
    ) : (
      <img className={styles.logo} src="/favicon.svg" alt="" width="36" height="36" />
    )}
    {site.name}
  </span>
)
