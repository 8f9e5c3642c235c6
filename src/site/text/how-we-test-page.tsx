import { howWeTest } from '#site/how-we-test'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

/** How it is judged whether offers work. */
export default function HowWeTestPage() {
  return <LegalText title={sitePages.howWeTest.title} written={howWeTest} />
}
