import type { Store } from '#domain/store/store'
import { StoreLogo } from '#components/store-logo'
import styles from './stores-page.module.css'

export function StoreName({ store }: { store: Store }) {
  return (
    <span className={styles.name}>
      <StoreLogo store={store} sizes="30px" width="name" />
      <span dir="auto">{store.name}</span>
    </span>
  )
}
