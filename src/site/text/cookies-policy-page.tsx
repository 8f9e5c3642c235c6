import { site } from '#site'
import written from '../../../site/cookies-policy.md?raw'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function CookiesPolicyPage() {
  return (
    <LegalText
      title={sitePages.cookiesPolicy.title}
      written={written}
      since={site.legalDates.cookiesPolicy}
    />
  )
}
