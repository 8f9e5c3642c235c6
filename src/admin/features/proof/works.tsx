import { proofWording } from '#domain/proof/proof-wording'
import { agoText } from '#domain/time/relative-time'
import type { Proof } from '#domain/proof/proof'
import styles from './works.module.css'

export function Works({ proof }: { proof: Proof }) {
  const { text, note, at } = proofWording(proof)
  return (
    <span className={styles.works}>
      {text}
      {note && `, ${note}`}
      {at && ` ${agoText(at, new Date())}`}
    </span>
  )
}
