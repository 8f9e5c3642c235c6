import styles from './account-card.module.css'

/** Forms are hidden then (functions/pages/staff-document.tsx). */
export function NeedsScript() {
  return (
    <noscript>
      <p className={styles.needed}>
        Signing in and managing content need JavaScript. Please turn it on for this site, then reload the
        page.
      </p>
    </noscript>
  )
}
