import { site } from '#site'
import written from '../../../site/terms-conditions.md?raw'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function TermsConditionsPage() {
  return (
    <LegalText
      title={sitePages.termsConditions.title}
      written={written}
      since={site.legalDates.termsConditions}
    />
  )
}
