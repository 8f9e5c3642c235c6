import type { Coupon } from '#domain/coupon'
import { Prose } from '#components/prose'
import styles from './offer-terms.module.css'

/**
 * The key terms of an offer: the smallest purchase, the most it takes off, and what else its shop asks. A
 * card has the first lines of the last.
 */
export function KeyTerms({ coupon, short = false }: { coupon: Coupon; short?: boolean }) {
  const { labels, terms } = coupon
  const facts = [labels.minimumSpend, labels.upTo].filter((fact) => fact !== null)
  if (facts.length === 0 && terms === '') return null
  return (
    <div className={styles.terms}>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {terms !== '' && (short ? <Excerpt text={terms} /> : <Prose text={terms} />)}
    </div>
  )
}

function Excerpt({ text }: { text: string }) {
  return (
    <p className={styles.short} dir="auto">
      {text}
    </p>
  )
}
