import { sitePages } from '#domain/site-pages'
import { LegalText } from './legal-text'

/** Fixed sample data (product.md, section 2). */
const details = [
  ['Street', '12 Sample Street'],
  ['City', 'Sampletown'],
  ['State', 'Sample State'],
  ['Postal code', '12345'],
  ['Country', 'Sampleland'],
  ['Tax number', '00/000/00000'],
  ['Email', 'contact@example.com'],
  ['Phone', '+1 555 0100'],
] as const

/** The provider of the site. */
export default function ImprintPage() {
  return (
    <LegalText title={sitePages.imprint.title} description="Who runs Clipwell, and how to reach them.">
      <p>Clipwell is run by:</p>
      <h2>Contact</h2>
      <dl>
        {details.map(([term, value]) => (
          <Detail key={term} term={term} value={value} />
        ))}
      </dl>
      <h2>Content</h2>
      <p>
        We check what we publish with care. Links lead to sites that others run; they alone are answerable for
        what is shown there.
      </p>
    </LegalText>
  )
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  )
}
