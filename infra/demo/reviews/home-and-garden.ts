import { site } from '#site'
import { by, type ReviewsByBrand, waitingBy } from './written'

export const homeReviews: ReviewsByBrand = {
  'comfortable-chair': [
    by(
      'Margaret Ellison',
      5,
      5,
      'I am four foot eleven and for the first time in my life both feet are on the floor. I may have cried a little.',
    ),
    by(
      'Dmitri Volkov',
      5,
      14,
      'Ten weeks felt absurd when I ordered. Now I understand, and I would have waited twenty. The cat has claimed the left arm.',
    ),
    by(
      'Aisha Rahman',
      4,
      26,
      'Extraordinarily comfortable, as promised, and a little bigger in the room than I had pictured. Measure twice.',
    ),
    by('Lars Nyström', 5, 41, 'They asked how I slump. I sent a photo. The chair fits the slump.'),
    waitingBy(
      'Joan Prideaux',
      4,
      2,
      'The driver carried it up three flights and took the cardboard away. One castor squeaks; a new one is already on its way.',
    ),
  ],
  'loam-and-lantern': [
    by(
      'Chiara Bellini',
      5,
      7,
      'The planting calendar told me to sow spinach in a window box in September. We are eating it now. In a city. In October.',
    ),
    by(
      'Nathan Brooks',
      4,
      18,
      'Lanterns still going at midnight as they claim. One of six arrived cracked and was replaced in two days.',
    ),
    {
      ...by(
        'Wanjiru Kamau',
        3,
        31,
        'Good compost, carried it up without a fuss. My tulip bulbs came so late that I had to ask twice where they were.',
      ),
      answer:
        'Your bulbs waited at the border for nine days, and we should have told you. From this autumn on we write to everyone whose parcel is held up.',
    },
    {
      ...by(
        site.name,
        4,
        44,
        'We ordered a lantern and two bags of compost under a name of our own. All of it came on the day that was promised, and the paper was the only packaging.',
      ),
      source: 'editorial',
    },
    {
      ...by(
        'Priya Nair',
        5,
        52,
        'They wrote to me a month later and asked how the herbs were. The herbs are taller than I am.',
      ),
      source: 'invited',
    },
  ],
  kettlewick: [
    by(
      'Sanjay Mehta',
      5,
      1,
      'Sent my grandmother’s kettle to be re-enamelled. It came back the blue it must have been in 1961, with a note about who had done it.',
    ),
    by(
      'Florence Dubois',
      5,
      10,
      'Fried an egg straight out of the box and it slid. I have owned so-called non-stick pans that couldn’t do that.',
    ),
    by(
      'Henrik Aalto',
      4,
      24,
      'It is a superb pan. It is also 3.1 kilos, so lift one in a shop before you give one to your mother.',
    ),
    by(
      'Lucía Ferrer',
      5,
      37,
      'The instructions fit on one page and are written by someone who cooks. More of this, please.',
    ),
  ],
  'smafagel-linen': [
    by(
      'Emma Lindqvist',
      5,
      8,
      'I bought one sheet to try in January, and by June I had replaced every sheet in the house, one at a time. That is the genius of selling them singly.',
    ),
    by(
      'Kwame Boateng',
      4,
      20,
      'Crisp at first, then after four or five washes wonderfully soft. The sand colour is really more of a grey.',
    ),
    by(
      'Noor van Dijk',
      4,
      29,
      'Had to exchange because our mattress is 32 cm deep. It is written on the page; I just hadn’t read it. Exchange was painless.',
    ),
    waitingBy(
      'Isabel Contreras',
      5,
      1,
      'The offcut tea towels are the best thing in my kitchen and cost less than lunch.',
    ),
  ],
}
