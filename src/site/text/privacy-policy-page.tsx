import { site } from '#site'
import { privacyPolicy } from '#site/privacy-policy'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function PrivacyPolicyPage() {
  return (
    <LegalText
      title={sitePages.privacyPolicy.title}
      written={privacyPolicy}
      since={site.legalDates.privacyPolicy}
    />
  )
}
