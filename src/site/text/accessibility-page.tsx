import written from '../../../site/accessibility.md?raw'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function AccessibilityPage() {
  return <LegalText title={sitePages.accessibility.title} written={written} />
}
