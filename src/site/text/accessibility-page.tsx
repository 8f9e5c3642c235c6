import { accessibility } from '#site/accessibility'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

/** What works for whom, what is known not to, and where to say so. */
export default function AccessibilityPage() {
  return <LegalText title={sitePages.accessibility.title} written={accessibility} />
}
