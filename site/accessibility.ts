import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

/** What works for whom, what is known not to, and where to say so. */
export const accessibility: WrittenPage = {
  description: `How ${site.name} can be read and used by everyone, and how to tell us where it can't.`,
  text: `
${site.name} is for everyone, however you read it and whatever you use it with.

## What you can expect

We build these pages to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. You
can use them with a keyboard alone, with a screen reader, by touch and by voice. You can enlarge
them to 400 %, widen the spacing of their text, and read them in light, dark or high-contrast
colours.

Nothing here runs out of time. The logos on the home page turn by themselves, and a button beside
them stops them. They stand still if your device asks for less motion.

## What we know does not work for everyone

- Stores, reviews and stories are in the language of the people who wrote them. They are not marked
  with it, so a screen reader may speak them with the wrong voice.
- Pictures of categories and of reviews have no description of their own. The text beside them says
  what they stand for.
- Links to stores and social networks lead to sites of others, which we do not judge.

## How we know

Every page is judged by a program each time we change one, by keyboard, by its contrast and at many
widths. No outside body has assessed it. This statement is of
${site.legalDates.accessibility}.

## Tell us

If something stands in your way, [reach us](/reach-us): say on which page it was and what you use to
read it. If you need something from these pages in another form, ask us for it there.
`,
}
