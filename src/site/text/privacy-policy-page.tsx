import { site } from '#site'
import written from '../../../site/privacy-policy.md?raw'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function PrivacyPolicyPage() {
  return (
    <LegalText
      title={sitePages.privacyPolicy.title}
      written={written}
      since={site.legalDates.privacyPolicy}
    />
  )
}
