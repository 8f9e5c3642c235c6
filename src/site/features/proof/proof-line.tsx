import { proofSaid } from '#domain/proof/proof-wording'
import type { Proof } from '#domain/proof/signal'
import { Ago } from './ago'
import styles from './proof.module.css'

export function ProofLine({ proof }: { proof: Proof }) {
  const { text, at, more } = proofSaid(proof)
  return (
    <span className={styles.line}>
      {text}
      {at !== null && (
        <>
          {' '}
          <Ago iso={at} />
        </>
      )}
      {more}
    </span>
  )
}
