import { Icon } from '#components/icon'
import styles from './store-page.module.css'

interface Props {
  title: string
  points: string[]
  kind: 'pros' | 'cons'
}

/** The pros or cons of a store. */
export function StorePoints({ title, points, kind }: Props) {
  return (
    <section className={`${styles.side} ${styles[kind]}`}>
      <h2>{title}</h2>
      {points.length === 0 && <p>Nothing noted yet.</p>}
      <ul>
        {[...new Set(points)].map((point) => (
          <li key={point}>
            <Icon name={kind === 'pros' ? 'check' : 'minus'} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
