import { site } from '#site'

type Section = readonly [heading: string, text: string]

interface Story {
  heading: string
  description: string
  /** What its drawing shows, for those who do not see it. Without it there is none. */
  picture?: string
  sections: readonly Section[]
}

export const ourStory: Story = {
  heading: 'A drawer of coupons, sorted',
  description: `Where ${site.name} comes from, what it wants, and why you can rely on it.`,
  picture: 'A drawer of paper coupons, sorted behind dividers. One of them has a tick.',
  sections: [
    [
      'Our Story',
      'It started with a drawer of paper coupons. Most had run out, some had never worked, and the few good ones were always at the bottom. So we began to keep a list: which shop, which code, how much, and whether the till had really taken it. Friends asked for the list, then friends of friends. Today it is a directory that anyone can search.',
    ],
    [
      'Our Vision',
      'Paying a fair price should not be a matter of luck or of spare time. We want a place where every shopper can see, in one look, what a store offers, what it does well, where it falls short, and what its customers think of it.',
    ],
    [
      "We're Here to Help!",
      'If a code fails, a store has let you down, or you simply cannot find what you are looking for, write to us. A person reads every message. What you tell us makes the directory better for whoever comes next.',
    ],
    [
      'Our Commitment to Quality',
      'Each offer names what it takes off and which kind it is. Each review is read before it is published, whether it praises or complains. When a store pays us a commission, that never moves its rating.',
    ],
    [
      'Why Choose Us',
      `Because ${site.nameInStory} is built for the minute before you pay. No account, no newsletter to close first, nothing that opens unasked: search a store, copy its code, and be on your way. And if there is a reason not to buy, you will find that here, too.`,
    ],
  ],
}
