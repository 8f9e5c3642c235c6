import { by, type ReviewsByBrand, waitingBy } from './written'

export const electronicsReviews: ReviewsByBrand = {
  'quietfield-audio': [
    by(
      'Leon Fischer',
      5,
      4,
      'Replaced the battery of my four-year-old pair in six minutes with the screwdriver from the box. They are new again.',
    ),
    by(
      'Nadia Benali',
      4,
      12,
      'I wear glasses and work in them eight hours a day. These are the first that don’t leave a dent in my head.',
    ),
    by(
      'Chris Papadakis',
      3,
      24,
      'Very natural sound. On the train I can still hear the man opposite eating crisps, so don’t buy them for the noise cancelling alone.',
    ),
    by('Min-jun Park', 5, 38, 'An app with four settings and no account. I had forgotten it was possible.'),
  ],
  clackworth: [
    by(
      'Ana-Maria Popescu',
      5,
      2,
      'They have the Romanian layout, in a proper font, with ș and ț where they belong. I wrote to three big makers before this and got nothing.',
    ),
    by(
      'Theo Blackwood',
      5,
      13,
      'Listened to the switch recordings on good headphones for an evening. Chose well. My colleagues have not moved away.',
    ),
    by(
      'Divya Krishnan',
      4,
      25,
      'The build video is so calm that my nine-year-old did most of it. The budget did not stay as calm.',
    ),
    waitingBy(
      'Mikkel Sørensen',
      2,
      1,
      'Still waiting for my group-buy keycaps after five months. The board itself is faultless.',
    ),
  ],
  glowmoth: [
    by(
      'Eleanor Finch',
      4,
      7,
      'At its lowest it is like one candle across the room. I fall asleep faster, and I did not expect to be writing that about a lamp.',
    ),
    by(
      'Karim Bensaïd',
      2,
      18,
      'Three attempts to set it up, each with a reset and a hairpin. When it works it is gorgeous.',
    ),
    by(
      'Suki Watanabe',
      3,
      30,
      'Love the light. Did not love paying eighteen euros for a bulb, or the six days I waited for an answer about it.',
    ),
    by(
      'Gustavo Prado',
      4,
      43,
      'Works from the ordinary wall switch, so guests can use it without a lecture.',
    ),
  ],
  'twiceborn-tech': [
    by(
      'Hannah Goldberg',
      5,
      3,
      'They photographed the exact phone. There was one scratch on the frame, and there it was when I opened the box. Battery at 91%, as listed.',
    ),
    by(
      'Ibrahim Conteh',
      4,
      11,
      'Bought two laptops for my daughters. Same model, same day, both fine. The chargers were generic but did the job.',
    ),
    by(
      'Vera Kuznetsova',
      3,
      22,
      'Good device in the end, but the first two I chose were sold while I was typing my address.',
    ),
    by(
      'Luca Moretti',
      4,
      36,
      'A speaker failed after fourteen months. Repaired under guarantee in a week, without discussion.',
    ),
    waitingBy(
      'Shanice Campbell',
      5,
      0,
      'Sent in my old tablet, got a certificate that it was wiped and more money than I thought it was worth.',
    ),
  ],
}
