import { by, type ReviewsByBrand, waitingBy } from './written'

export const foodReviews: ReviewsByBrand = {
  'night-ferry-coffee': [
    by(
      'Mateus Oliveira',
      5,
      2,
      'Roasted on Tuesday, in my cup on Thursday, gone by Sunday. I have moved to the bigger bag.',
    ),
    by(
      'Fiona MacLeod',
      5,
      8,
      'I did not believe the decaf either. I served it blind to three coffee bores and nobody noticed.',
    ),
    by(
      'Selam Tesfaye',
      5,
      19,
      'My uncle grows coffee near Yirgacheffe. The price on the bag is a decent one, and I checked.',
    ),
    by(
      'Anton Brandt',
      4,
      34,
      'Wonderful beans. If you own an espresso machine but no grinder, this is not the shop for you, and they say so.',
    ),
    waitingBy(
      'Pippa Norwood',
      5,
      0,
      'Paused for a holiday with one tap and it started again by itself. Small thing, done right.',
    ),
  ],
  'sumac-lane': [
    by(
      'Yael Ben-Ami',
      5,
      5,
      'The tahini is the one from my childhood. I ate it with a spoon, standing up, in the hallway.',
    ),
    by(
      'Dominic Hayes',
      5,
      14,
      'Ordered everything for one recipe, weighed out to the gram. No jar of asafoetida haunting my cupboard until 2031.',
    ),
    by(
      'Shirin Farahani',
      4,
      26,
      'Dried limes that are really dried limes. Parcel weighed a ton because of the glass; paper bags would do for me.',
    ),
  ],
  '8-bells-tea': [
    by(
      'Bronwen Price',
      4,
      10,
      'A tea that survives four hours in a flask on a building site. My whole crew drinks it now.',
    ),
    by(
      'Kenji Morita',
      3,
      21,
      'The black teas are honest and strong. The sencha tastes like a sailor’s idea of sencha.',
    ),
    by(
      'Andrew Tulloch',
      5,
      37,
      'Asked whether milk goes in first. Got a three-paragraph reply signed by both of them. They disagree.',
    ),
    waitingBy('Nia Roberts', 4, 3, 'Bought for the tins, stayed for the tea.'),
  ],
  'bramblejack-preserves': [
    by('Ottilie Hartmann', 5, 3, 'The rhubarb and ginger lives behind the flour where my family won’t look.'),
    by(
      'Peter Achterberg',
      4,
      16,
      'You taste fruit, then more fruit. It does go off sooner than shop jam, so small households should share a box.',
    ),
    by(
      'Rosalind Achebe',
      4,
      29,
      'Our mystery jar was fig and bay leaf. None of us would have picked it, and all of us want it again.',
    ),
    by('Timo Väisänen', 3, 40, 'Delicious, but six jars is a commitment for someone who lives alone.'),
  ],
}
