import { by, type ReviewsByBrand, waitingBy } from './written'

export const fashionReviews: ReviewsByBrand = {
  'atelier-brevane': [
    by(
      'Camille Rousseau',
      5,
      6,
      'Nine pockets in one dress and none of them shows. I carried a paperback to a wedding.',
    ),
    by(
      'Adaeze Umeh',
      4,
      16,
      'Seeing the coat on someone my size made the decision for me. The shoulders are a touch narrow, as the page warns.',
    ),
    by(
      'Yuki Tanabe',
      3,
      28,
      'Beautiful trousers, gone in four minutes, and I was refreshing the page. Not everyone is free on Thursday at nine.',
    ),
    by(
      'Katarzyna Wolska',
      4,
      44,
      'They shortened the sleeves before posting and wouldn’t take money for it.',
    ),
  ],
  ebb: [
    by(
      'Siobhán Kelly',
      4,
      5,
      'Swims beautifully. Stayed put through a winter of harbour jumps and has not gone baggy.',
    ),
    by(
      'Marcus Bell',
      2,
      13,
      'Ordered in June for a holiday in July and it came in August. Nice trunks. I wore them in the bath.',
    ),
    by(
      'Leilani Kealoha',
      5,
      25,
      'Finally a suit that says how much chlorine it can take. Mine has done 180 pool hours and the colour is still right.',
    ),
    by(
      'Roberta Conti',
      3,
      39,
      'The fabric is excellent. The size chart is not: I am an 8 by one table on the page and a 12 by the other.',
    ),
    waitingBy(
      'Jonas Weber',
      3,
      1,
      'Suit fine, delivery slow, answer to my email friendly. Would order again, but in winter.',
    ),
  ],
  'tollivers-shirts': [
    by(
      'Rajiv Menon',
      5,
      2,
      'The first shirt pulled across the back. They asked for two more measurements, remade it and told me to keep the first for gardening.',
    ),
    by(
      'Edward Ashcombe',
      5,
      18,
      'Had four collars turned for less than one new shirt would have cost. My late father’s shirts are back in service.',
    ),
    by(
      'Mariam Siddiqui',
      4,
      32,
      'Measuring took my husband, a tape and some patience. The second order took me forty seconds.',
    ),
    by('Pavel Novák', 4, 45, 'Superb cloth. If you like shirts really slim, they will talk you out of it.'),
  ],
  cobblewalk: [
    by(
      'Francesca Neri',
      5,
      3,
      'Walked eleven miles through Siena on day one in brand-new shoes. Not a blister.',
    ),
    by(
      'Declan Murphy',
      4,
      11,
      'Resoled by post in eight days with a photo from the bench half-way. They came back smelling of polish.',
    ),
    by(
      'Thandiwe Ndlovu',
      4,
      22,
      'Three widths at last. I would buy a third pair if they came in any colour that isn’t black or brown.',
    ),
    by(
      'Hugo Lefèvre',
      4,
      35,
      'Great grip on wet stone. The suede drank one puddle and has never forgiven me.',
    ),
    waitingBy(
      'Olga Petrenko',
      5,
      0,
      'My mother is 81 and walks to the market again. Thank you for the wide fitting.',
    ),
  ],
}
