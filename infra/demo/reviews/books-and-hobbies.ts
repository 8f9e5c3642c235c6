import { by, type ReviewsByBrand, waitingBy } from './written'

export const booksReviews: ReviewsByBrand = {
  'octavo-owl': [
    by(
      'Imogen Clarke',
      5,
      1,
      'I wrote: a children’s book, 1970s, a badger and a bus. They asked if the bus was yellow. It was. It is now on my shelf.',
    ),
    by(
      'Takumi Hayashi',
      5,
      10,
      'Condition note: “a tea ring on page 112, probably Darjeeling”. The tea ring was on page 112.',
    ),
    by(
      'Nuala O’Brien',
      5,
      23,
      'Sent them three titles my father loved and they chose a fourth. He rang me at midnight, half-way through it.',
    ),
    by(
      'Ferdinand Maier',
      5,
      37,
      'Seven books for the postage of one, each wrapped by itself, all tied with string. I kept the string.',
    ),
    waitingBy('Leticia Campos', 5, 0, 'Went in for one lighthouse, came away with four. No regrets.'),
  ],
  'woolgather-lane': [
    by(
      'Agnes Thorburn',
      5,
      5,
      'Ran one ball short on a sleeve eight months later. They went through the drawers and found my lot. I could have wept, and did.',
    ),
    by(
      'Saoirse Quinn',
      4,
      16,
      'The pattern assumed nothing and explained everything. My first jumper has two arms of the same length.',
    ),
    by(
      'Hiroko Sato',
      4,
      31,
      'The greens vary between skeins, so alternate them as you knit. It is part of the charm, once you know.',
    ),
  ],
  'meeple-wharf': [
    by(
      'Björn Magnusson',
      5,
      3,
      'The box says 60 minutes. They say “110 with your uncle”. It was 110 with my uncle.',
    ),
    by(
      'Alicia Fernández',
      5,
      14,
      'Lost the blue harbour master under the floorboards in 2019. They had one in a drawer for the price of a stamp.',
    ),
    by(
      'Malik Johnson',
      3,
      25,
      'Fair prices and quick. The corner of the box was crushed, and they don’t count that. For a present, I do.',
    ),
    by(
      'Greta Oberhauser',
      4,
      44,
      'Rented three, bought one. That is three bad purchases fewer than in a usual year.',
    ),
  ],
  'chroma-yard': [
    by(
      'Célestine Kouassi',
      4,
      7,
      'The gouache is absurdly good for the money. I teach thirty teenagers and we get through a lot of it.',
    ),
    by(
      'Robert Lindgren',
      2,
      19,
      'Two of five items turned out not to be in stock after I had paid. Refunded at once, but my deadline was that week.',
    ),
    by(
      'Ama Serwaa',
      4,
      32,
      'Hand-painted swatches make the choice so much easier than a screen. One large sheet had a bent corner; they sent two.',
    ),
    waitingBy(
      'Jean-Baptiste Morel',
      3,
      2,
      'Good paper, sold by the sheet as promised. Last winter I drove out to collect an order and found the yard shut for snow. In fairness, they had announced it.',
    ),
  ],
}
