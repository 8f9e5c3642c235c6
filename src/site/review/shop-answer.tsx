import type { Review } from '#domain/review/review'
import { LocalDate } from '#components/local-date'
import styles from './shop-answer.module.css'

export function ShopAnswer({ answer, store }: { answer: Review['answer']; store: { name: string } }) {
  if (!answer) return null
  return (
    <div className={styles.answer}>
      <p className={styles.by}>
        Answer from <bdi>{store.name}</bdi>
        {answer.at !== '' && ', '}
        <LocalDate iso={answer.at} />
      </p>
      <p className="lines" dir="auto">
        {answer.text}
      </p>
    </div>
  )
}
