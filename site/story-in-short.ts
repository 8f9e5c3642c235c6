import { site } from '#site'

/** Who we are, in three short texts on the home page. */
export const storyInShort: readonly (readonly [heading: string, text: string])[] = [
  [
    'Our Story',
    `${site.name} began with a drawer full of coupons that no till would take. We kept the ones that worked, wrote down the shops they came from, and never stopped.`,
  ],
  [
    'Our Vision',
    'A fair price should not depend on knowing where to look. We want every shopper to see the offers, the upsides and the downsides of a store before they pay.',
  ],
  [
    "We're Here to Help!",
    'Not sure about a store? Read what its customers say. Found a code that fails? Tell us, and we will take it off the shelf.',
  ],
]
