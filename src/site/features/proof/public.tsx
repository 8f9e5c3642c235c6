import type { Coupon } from '#domain/coupon/coupon'
import { markOf, proofWording } from '#domain/proof/proof-wording'
import { Pill } from '#components/pill'
import { Ago } from './ago'
import styles from './proof.module.css'

export function ProofLine({ coupon: { proof } }: { coupon: Pick<Coupon, 'proof'> }) {
  const { text, note, at } = proofWording(proof)
  return (
    <span className={`row wrap ${styles.line}`}>
      <Pill state={markOf(proof)} text={text} />
      {(note ?? at) && (
        <span>
          {' '}
          {note} {at && <Ago iso={at} />}
        </span>
      )}
    </span>
  )
}

export const isProven = ({ proof }: Coupon): boolean => proof.state === 'works'
