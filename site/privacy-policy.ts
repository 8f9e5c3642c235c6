import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

/** How visitors’ data is treated. */
export const privacyPolicy: WrittenPage = {
  description: `What ${site.name} learns about its visitors, and what it does with it.`,
  text: `
You can browse every store, review, blog and coupon on ${site.name} without an account and without
telling us who you are. This page says what we do learn, and what we do with it.

## What we collect

When you open a page, our servers receive what every web server receives: the address of the page,
the time, your IP address and what your browser says about itself.

When you look at an offer, follow a link to a store or tell us whether an offer worked, we count
that once for each visitor and day. To tell visitors apart, and to limit how much somebody sends, we
make a code of your IP address and of what your browser says about itself, with a secret that is new
each day (UTC) and deleted after it. Without the secret nobody can find out whose code it was, and
the codes of two days have nothing in common. Of views and clicks we keep numbers alone: of clicks
by day, offer and place on our pages. Of an answer to “Did it work?” we keep the code, what you
answered, and your reason if you gave one; only our staff read the reason.

When you send us a review or a message, we keep what you typed into the form: your name, your words,
your rating, and the ways to reach you that you chose to give. When you report a review or an offer,
we keep what you say is wrong, your words, and your email address if you gave one.

## What we use it for

To answer your requests, to keep the site running and safe, to publish the reviews that we have
approved, and to answer your messages. What visitors say of offers tells others which of them work;
counts of views and clicks tell us which are wanted. To the address that came with a report we may
mail what we have decided about it and why; it is used for nothing else but questions about that
report. We do not sell any of it, and we do not build profiles.

## Stores and their links

When you follow a link to a store, you leave ${site.name}. The store then knows that you came from
us and may pay us a commission if you buy. What it does with your data is for its own privacy policy
to say.

## How long we keep it

Server logs are deleted after a short time. A published review stays until you or the store it is
about gives us a reason to remove it. Messages are deleted once they have been dealt with, and after
a year at the latest. A report of a review or an offer is deleted after a year, with the address
that came with it; so is the page that says what we decided. Codes of views and clicks are deleted
after their day, answers about offers after 180 days, numbers of clicks after 400 days. What is
deleted is in our backups for up to 35 days more.

## Your rights

You may ask what we hold about you, have it corrected or deleted, and object to its use. Write to
the address in our imprint; we answer within a month.
`,
}
