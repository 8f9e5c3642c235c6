import { site } from '#site'
import { termsConditions } from '#site/terms-conditions'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function TermsConditionsPage() {
  return (
    <LegalText
      title={sitePages.termsConditions.title}
      written={termsConditions}
      since={site.legalDates.termsConditions}
    />
  )
}
