import written from '../../../site/how-we-test.md?raw'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function HowWeTestPage() {
  return <LegalText title={sitePages.howWeTest.title} written={written} />
}
