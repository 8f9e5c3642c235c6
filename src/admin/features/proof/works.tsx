import { agoText, proofWording } from '#domain/proof/proof-wording'
import type { Proof } from '#domain/proof/proof'
import styles from './works.module.css'

export function Works({ proof }: { proof: Proof }) {
  const { text, note, at } = proofWording(proof)
  return (
    <span className={styles.works}>
      {text}
      {note && `, ${note}`}
      {at && ` ${agoText(at, new Date())}`} ({proof.confidence.toFixed(2)})
    </span>
  )
}
