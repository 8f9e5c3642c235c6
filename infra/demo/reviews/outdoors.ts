import { by, type ReviewsByBrand, waitingBy } from './written'

export const outdoorsReviews: ReviewsByBrand = {
  'zephyr-outfitters': [
    by(
      'Ingrid Solberg',
      5,
      4,
      'Tore my jacket on barbed wire in the second week. Sent it in on a Monday, had it back the next Tuesday with a patch so neat that I point it out to people. No charge.',
    ),
    by(
      'Tariq Haddad',
      5,
      11,
      'The weight on the label was the weight on my kitchen scales. That has never happened to me before.',
    ),
    by(
      'Mei-Ling Chua',
      4,
      19,
      'Lovely pack, carries well with twelve kilos in it. I wish the hip pockets took a modern phone.',
    ),
    by(
      'Oliver Grant',
      5,
      33,
      'Returned a tent after one very wet weekend because it was too small for the dog. Full refund and a recommendation for the size up, which we now own.',
    ),
    waitingBy(
      'Paula Reinholt',
      5,
      0,
      'Third order, third time it arrived two days early. The spare pole section saved our holiday in the Harz.',
    ),
  ],
  'tarn-and-trail': [
    by(
      'Callum Fraser',
      5,
      6,
      'A man called Duncan spent twenty minutes asking about my left foot. The boots fit. Nobody else has managed that in thirty years.',
    ),
    by(
      'Beatriz Moura',
      4,
      15,
      'Printed map centred exactly where I asked, and it survived a week in a pocket. Took nine days to come, though they had warned me.',
    ),
    by(
      'Yusuf Demir',
      4,
      27,
      'Socks wore through at the heel after two years and they simply sent new ones. Closed on Fridays, so don’t need anything on a Friday.',
    ),
  ],
  'brightwater-paddles': [
    by(
      'Hana Kobayashi',
      5,
      3,
      'My shoulder stopped hurting. I had been using a paddle eight centimetres too long for ten years and it took them one email to see it.',
    ),
    by(
      'Rory Gallacher',
      5,
      17,
      'Bought a second-hand canoe from their list. Every scratch was in the photos, including one I would have missed.',
    ),
    by(
      'Anneke Visser',
      4,
      30,
      'Beautiful work and worth the wait, but the three weeks turned into five in June. They did call to say so.',
    ),
    waitingBy('Tomás Aguilar', 5, 1, 'Trial paddle went back, made-to-measure one came. Night and day.'),
  ],
  'halfgear-cycles': [
    by(
      'Emeka Nwosu',
      4,
      2,
      'Found a freewheel for a 1983 tourer that three other shops told me no longer existed. Finding it on the site took an hour, mind.',
    ),
    by(
      'Sophie Lambert',
      3,
      12,
      'Right part, fair price, silly packaging: one brake cable in a box the size of a microwave.',
    ),
    by(
      'Piotr Zieliński',
      5,
      21,
      'The compatibility checker told me not to buy the expensive chain. Took its advice. It was right.',
    ),
    by(
      'Grace Okafor',
      2,
      38,
      'As a beginner I felt lost. I asked which inner tube I needed and got a link to a table with forty rows.',
    ),
  ],
}
