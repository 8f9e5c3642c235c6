import type { Coupon } from '#domain/coupon/coupon'
import { proofSentence } from '#domain/proof/proof-wording'
import { Ago } from './ago'
import styles from './proof.module.css'

export function ProofLine({ coupon: { proof } }: { coupon: Pick<Coupon, 'proof'> }) {
  const { text, at, more } = proofSentence(proof)
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
