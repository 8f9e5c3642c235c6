import { isLong } from '#lib/long-text'
import { ReadOn } from '#components/read-on'

export function ReviewText({
  review: { reviewerName, text },
}: {
  review: { reviewerName: string; text: string }
}) {
  const whole = (
    <p className="lines" dir="auto">
      {text || 'No comment provided.'}
    </p>
  )
  if (!isLong(text)) return whole
  return (
    <ReadOn of="in the review by" name={reviewerName || 'Anonymous'}>
      {whole}
    </ReadOn>
  )
}
