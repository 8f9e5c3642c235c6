import type { Coupon } from '#domain/coupon/coupon'
import { Prose } from '#components/prose'
import styles from './offer-terms.module.css'

interface Props {
  coupon: Coupon
  part: 'facts' | 'terms' | 'all'
}

export function KeyTerms({ coupon, part }: Props) {
  const { labels } = coupon
  const terms = part === 'facts' ? '' : coupon.terms
  const facts = part === 'terms' ? [] : [labels.minimumSpend, labels.upTo].filter((fact) => fact !== null)
  if (facts.length === 0 && terms === '') return null
  return (
    <div className={styles.terms}>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {terms !== '' && <Prose text={terms} />}
    </div>
  )
}
