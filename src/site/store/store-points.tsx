import type { Store } from '#domain/store/store'
import { Icon } from '#components/icon'
import styles from './store-page.module.css'

interface Props {
  store: Pick<Store, 'name' | 'pros' | 'cons'>
  kind: 'pros' | 'cons'
}

export function StorePoints({ store, kind }: Props) {
  const points = store[kind]
  return (
    <section className={`edged ${styles.side} ${styles[kind]}`}>
      <h2>
        {kind === 'pros' ? 'Pros' : 'Cons'} of <bdi>{store.name}</bdi>
      </h2>
      {points.length === 0 && <p>Nothing noted yet.</p>}
      <ul>
        {[...new Set(points)].map((point) => (
          <li key={point}>
            <Icon name={kind === 'pros' ? 'check' : 'minus'} />
            <span dir="auto">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
