import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

/** The terms of use. */
export const termsConditions: WrittenPage = {
  description: `The terms on which you may use ${site.name}.`,
  text: `
By using ${site.name} you agree to the following. If you do not agree with it, please do not use the
site.

## What ${site.name} is

${site.name} is a directory. We list stores, their offers, and what their customers say. We sell
nothing ourselves: a purchase is a contract between you and the store, on the store's own terms.

## Offers and codes

We take care that codes and deals are right, but stores change and end them without telling us. We
cannot promise that a store will accept a code. The price that counts is the one the store shows at
its till.

## Commission

Some links lead to stores that pay us a commission when you buy. It does not change the price you
pay, and it does not change the rating we show.

## Your reviews

Write only about what you have experienced yourself. Do not insult anyone, break the law, or
advertise. We read reviews before we publish them, and may decline or remove them. By sending a
review you allow us to show it on this site; it remains yours.

## Using the site

Do not disturb the site, collect its content by machine on a large scale, or try to get at parts of
it that are not meant for you.

## Liability

We are liable without limit for intent and gross negligence. Beyond that we are not liable for what
stores do, nor for how current the offers are.

## Changes

We may change these terms. The version on this page is the one that counts.
`,
}
