import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

/** What is stored in a browser. */
export const cookiesPolicy: WrittenPage = {
  description: `Which cookies ${site.name} sets, and why visitors get none.`,
  text: `
Cookies are small notes that a site leaves in your browser. We use as few as we can.

## Visitors

If you only visit the public pages, ${site.name} sets no cookie at all: none for advertising, none
for analytics, none to recognise you when you return. That is why you have not been asked to accept
any.

## Staff

Members of our staff who sign in get one cookie that keeps their session alive. It cannot be read by
scripts and goes when they sign out. Their name and sign-in token are kept in the browser's local
storage for as long.

## Stores

A link to a store leads to another site. It may set cookies of its own, among them one that
remembers that you came from us. Its own policy tells you about them.

## Your choice

You can delete and block cookies in your browser's settings at any time. The public pages of
${site.name} work just the same.
`,
}
