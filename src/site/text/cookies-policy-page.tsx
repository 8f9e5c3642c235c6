import { site } from '#site'
import { sitePages } from '#domain/site-pages'
import { LegalText } from './legal-text'

/** What the site stores in a browser. For visitors that is nothing. */
export default function CookiesPolicyPage() {
  return (
    <LegalText
      title={sitePages.cookiesPolicy.title}
      description={`Which cookies ${site.name} sets, and why visitors get none.`}
    >
      <p>Cookies are small notes that a site leaves in your browser. We use as few as we can.</p>
      <h2>Visitors</h2>
      <p>
        If you only visit the public pages, {site.name} sets no cookie at all: none for advertising, none for
        analytics, none to recognise you when you return. That is why you have not been asked to accept any.
      </p>
      <h2>Staff</h2>
      <p>
        Members of our staff who sign in get one cookie that keeps their session alive. It cannot be read by
        scripts and goes when they sign out. Their name and sign-in token are kept in the browser&apos;s local
        storage for as long.
      </p>
      <h2>Stores</h2>
      <p>
        A link to a store leads to another site. It may set cookies of its own, among them one that remembers
        that you came from us. Its own policy tells you about them.
      </p>
      <h2>Your choice</h2>
      <p>
        You can delete and block cookies in your browser&apos;s settings at any time. The public pages of
        {site.name} work just the same.
      </p>
    </LegalText>
  )
}
