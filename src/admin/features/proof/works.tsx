import { agoText, proofSentence } from '#domain/proof/proof-wording'
import type { Proof } from '#domain/proof/proof'
import styles from './works.module.css'

export function Works({ proof }: { proof: Proof }) {
  const { text, at, more } = proofSentence(proof)
  return (
    <span className={styles.works}>
      {text}
      {at !== null && ` ${agoText(at, new Date())}`}
      {more} ({proof.confidence.toFixed(2)})
    </span>
  )
}
