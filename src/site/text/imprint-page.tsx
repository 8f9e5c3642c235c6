import { site } from '#site'
import { imprint } from '#site/imprint'
import { sitePages } from '#domain/site-pages'
import { LegalText } from './legal-text'

/** What the operator gives (product.md, section 2). */
const details = [...site.imprint, ['Email', site.contact.email], ['Phone', site.contact.phone]] as const

/** The provider of the site. */
export default function ImprintPage() {
  return (
    <LegalText title={sitePages.imprint.title} written={imprint}>
      <p>{site.name} is run by:</p>
      <h2>Contact</h2>
      <dl>
        {details.map(([term, value]) => (
          <Detail key={term} term={term} value={value} />
        ))}
      </dl>
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
