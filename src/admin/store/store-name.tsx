import type { Store } from '#domain/store/store'
import { StoreLogo } from '#components/store-logo'
import styles from './stores-page.module.css'

export function StoreName({ store }: { store: Store }) {
  return (
    <span className={styles.name}>
      <span className={styles.logo}>
        <StoreLogo store={store} sizes="30px" />
      </span>
      <span dir="auto">{store.name}</span>
    </span>
  )
}
