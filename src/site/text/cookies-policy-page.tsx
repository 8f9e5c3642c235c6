import { site } from '#site'
import { cookiesPolicy } from '#site/cookies-policy'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

export default function CookiesPolicyPage() {
  return (
    <LegalText
      title={sitePages.cookiesPolicy.title}
      written={cookiesPolicy}
      since={site.legalDates.cookiesPolicy}
    />
  )
}
