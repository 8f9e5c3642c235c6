import { agoText, proofSaid } from '#domain/proof-wording'
import type { Proof } from '#domain/signal'

/** What visitors read of whether an offer works, and its confidence. */
export function Works({ proof }: { proof: Proof }) {
  const { text, at, more } = proofSaid(proof)
  return (
    <>
      {text}
      {at !== null && ` ${agoText(at, new Date())}`}
      {more} ({proof.confidence.toFixed(2)})
    </>
  )
}
