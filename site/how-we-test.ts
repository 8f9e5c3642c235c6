import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

/** The editorial policy: how offers are found, judged and ordered. */
export const howWeTest: WrittenPage = {
  description: `How ${site.name} finds out which codes work, how offers are ordered, and what we don't know.`,
  text: `
A code that has died looks like one that works. So we ask the people who try it, and our staff try
codes themselves. This page says how we judge what we hear.

## How offers are found

Our staff look for offers in the shops and in what shops write to us. Some shops send us a feed of
their offers. Each offer says which of the two it comes from, and when it was last found to work.

## Who says that a code works

In each offer you can say whether it worked for you: yes, no, or only on some things. That last
answer counts half for the offer and half against it, and not among those for whom it worked. You
may say so once a day for each offer, and change it on that day. Only visitors who have opened the
offer on that day are heard. All visitors of one network together are heard once a day about an
offer, and about three offers. Answers count once three networks say the same, so nobody can vote a
code up or down by themselves. A single “no” asks our staff to look.

A test by our staff counts like three visitors, and what a shop tells us by a feed of its offers
counts like two.

## Older answers count less

An answer counts half after 12 hours for an offer of up to 3 days, after 7 days for one of up to 90
days, and after 30 days for one that lasts longer or has no end. It also counts half after six
further answers. So a good past cannot hide for long that a code has died.

## What we show

- “Worked for 7 of 9 people” is shown from three answers on that still count. Each person counts as
  one, and those of older days as less. Our own tests are not among them.
- “Tested by us” has the time of our own last test.
- “Not tested yet” means that neither our staff nor enough visitors have told us anything.
- “Too few recent answers” means that we have heard something, but not enough of late.
- “May no longer work, being checked” means that people say it fails. The offer stays where it is
  until a member of our staff has tried it. Visitors alone never take an offer away.

## How offers are ordered

By the share of cases in which we are fairly sure that they work: the lower end of Wilson’s
interval, with nine chances in ten that the truth is not below it. An offer that few people have
tried begins with the rate at which other offers of its store work, which counts like two answers.
Of a store that nothing is known of we assume a half. The offers that load together, up to 24, are
in this order, and those being checked come last.

What a store pays us is no part of this. We may earn a commission when you buy, and it moves no
offer up or down.

## What we don’t know

We do not see what happens in the shop. An answer may be wrong, and a code may work for some people
only. If something is not right, [tell us](/reach-us).

## What we keep of you

Of an answer we keep what you said and a reason, if you gave one, for 180 days. We do not keep who
you are: a random key of the day tells visitors apart, and it is deleted when the day is over. Of your
network we keep for 30 days to which of 64 groups it belongs.
`,
}
