import { howWeTest } from '#site/how-we-test'
import { sitePages } from '#domain/site-pages'
import { LegalText } from './legal-text'

/** How it is judged whether offers work (product.md, section 25). */
export default function HowWeTestPage() {
  return <LegalText title={sitePages.howWeTest.title} written={howWeTest} />
}
