import { sitePages } from '#lib/site-pages'
import { LegalText } from './legal-text'

/** How the site treats visitors' data. */
export default function PrivacyPolicyPage() {
  return (
    <LegalText
      title={sitePages.privacyPolicy.title}
      description="What Clipwell learns about its visitors, and what it does with it."
    >
      <p>
        You can browse every store, review, blog and coupon on Clipwell without an account and without telling
        us who you are. This page says what we do learn, and what we do with it.
      </p>
      <h2>What we collect</h2>
      <p>
        When you open a page, our servers receive what every web server receives: the address of the page, the
        time, your IP address and what your browser says about itself. When you look at an offer, we count the
        view, without noting who looked.
      </p>
      <p>
        When you send us a review or a message, we keep what you typed into the form: your name, your words,
        your rating, and the ways to reach you that you chose to give.
      </p>
      <h2>What we use it for</h2>
      <p>
        To answer your requests, to keep the site running and safe, to publish the reviews that we have
        approved, and to answer your messages. We do not sell any of it, and we do not build profiles.
      </p>
      <h2>Stores and their links</h2>
      <p>
        When you follow a link to a store, you leave Clipwell. The store then knows that you came from us and
        may pay us a commission if you buy. What it does with your data is for its own privacy policy to say.
      </p>
      <h2>How long we keep it</h2>
      <p>
        Server logs are deleted after a short time. A published review stays until you or the store it is
        about gives us a reason to remove it. Messages are deleted once they have been dealt with, and after a
        year at the latest. A report of a review or an offer is deleted after a year, with the address that
        came with it.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected or deleted, and object to its use. Write to the
        address in our imprint; we answer within a month.
      </p>
    </LegalText>
  )
}
