import { site } from '#site'
import { cookiesPolicy } from '#site/cookies-policy'
import { sitePages } from '#domain/page/site-pages'
import { LegalText } from './legal-text'

/** What the site stores in a browser. For visitors that is nothing. */
export default function CookiesPolicyPage() {
  return (
    <LegalText
      title={sitePages.cookiesPolicy.title}
      written={cookiesPolicy}
      since={site.legalDates.cookiesPolicy}
    />
  )
}
