import { by, type ReviewsByBrand, waitingBy } from './written'

export const beautyReviews: ReviewsByBrand = {
  'calendula-row': [
    by(
      'Helen Marsh',
      5,
      4,
      'I am a nurse and wash my hands sixty times a shift. This is the only balm that has got me through a winter.',
    ),
    by('Astrid Holm', 4, 17, 'Takes a minute to sink in, so not before typing. Worth the minute.'),
    by(
      'Farah Nazari',
      5,
      30,
      'The unscented version is truly unscented. People with eczema will know how rare that is.',
    ),
  ],
  'nimbus-soapworks': [
    by(
      'Gareth Pugh',
      4,
      6,
      'Gave the mixed box to my brother, who now texts me the name of the soap he is on. Today is Tuesday.',
    ),
    by(
      'Linh Tran',
      5,
      15,
      'We planted the wrappers with the children in April and had actual poppies in July.',
    ),
    by(
      'Brigitte Haas',
      3,
      27,
      'Good soap, but “Bonfire” scented the hallway, the towels and, faintly, the dog.',
    ),
    waitingBy(
      'Sam Whitlock',
      4,
      2,
      'Wet Dog works. The dog is dry and smells of rosemary. He is not pleased.',
    ),
  ],
  'botanica-luzal': [
    by(
      'Carmen Iglesias',
      5,
      1,
      'Wrote to ask whether almond oil would suit my baby’s skin and got a whole page back, by hand, with a drop count.',
    ),
    by(
      'Priya Raman',
      5,
      13,
      'The bottle said it had been pressed nine days before it reached me. You can smell that.',
    ),
    by(
      'Joëlle Mercier',
      4,
      28,
      'Expensive until you notice that three drops are enough. Mine has lasted since February.',
    ),
    by(
      'Amir Hosseini',
      5,
      42,
      'Used it on a scar on my surgeon’s advice. The samples were a kind touch; I ordered both.',
    ),
  ],
  'noonshade-suncare': [
    by(
      'Zanele Dube',
      5,
      9,
      'Shade five disappears on my skin. I have waited twenty summers to write that sentence.',
    ),
    by(
      'Rui Carvalho',
      2,
      23,
      'The cream is good. The pump died on day two of the beach and I spent the week digging it out with a spoon.',
    ),
    by(
      'Kirsten Bauer',
      4,
      36,
      'I like that they publish the test that went badly. The parasol stands firm in wind; getting it back in its bag is a two-person job.',
    ),
    waitingBy('Elif Kaya', 3, 1, 'Out of stock in the only hot week of the year. Otherwise our favourite.'),
  ],
}
