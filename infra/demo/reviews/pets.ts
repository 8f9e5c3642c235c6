import { by, type ReviewsByBrand, waitingBy } from './written'

export const petsReviews: ReviewsByBrand = {
  'biscuit-brigade': [
    by(
      'Jenny Castellano',
      5,
      2,
      'Our rescue greyhound ate nothing from a hand for two months. Oat and apple ended that. She has been made corporal.',
    ),
    by(
      'Matthias Keller',
      5,
      15,
      'The dog refused the pumpkin ones. I reported this as a joke and they refunded the box and thanked him by name.',
    ),
    by(
      'Chloe Baptiste',
      4,
      28,
      'The bag no longer closes after a week, so have a tin ready. The sardine ones want a tin with a lock.',
    ),
  ],
  whiskerloft: [
    by(
      'Ewa Jankowska',
      4,
      6,
      'The paper template is brilliant: six shelves, all level, no swearing. Wall plugs were missing for our hollow wall.',
    ),
    by(
      'Daniel Osei',
      5,
      20,
      'Eleven kilos of Maine Coon launch from the top shelf at five every morning. It has not moved a millimetre.',
    ),
    by(
      'Marie-Claire Fontaine',
      2,
      33,
      'Four parcels on four different days, and the cat loves the cardboard of all four. The hammock she ignores.',
    ),
    waitingBy(
      'Tobias Lang',
      4,
      2,
      'New sisal for an old post took ten minutes to fit. Glad I did not have to throw it away.',
    ),
  ],
  'minnow-manor': [
    by(
      'Aroha Ngata',
      4,
      9,
      'They told me my tank was too small for the fish I wanted, and what would be happy in it. Honest people.',
    ),
    by(
      'Stefan Ilić',
      1,
      17,
      'The parcel leaked, half the plants were brown and the refund took sixteen days. The person on the phone was lovely, which did not help the plants.',
    ),
    by(
      'Rebecca Lowe',
      3,
      26,
      'The care guides are the best I have read. The shrimp arrived well, the heater arrived broken.',
    ),
    by(
      'Hoang Nguyen',
      4,
      39,
      'Posted my water in a little tube and had a full report three days later, with the one thing to change. It worked.',
    ),
    waitingBy('Carla Espinoza', 2, 1, 'Second leaking box in a row. I want to like this shop.'),
  ],
  'robins-table': [
    by(
      'William Thackeray-Jones',
      5,
      4,
      'The list said to expect a nuthatch by November. The nuthatch came on the second of October. I apologised to it for doubting.',
    ),
    by(
      'Solveig Dahl',
      5,
      13,
      'Feeder comes apart into four pieces and goes in the dishwasher. Why don’t they all?',
    ),
    by(
      'Arjun Patel',
      4,
      24,
      'No wheat, no dust, and the pigeons have lost interest. A squirrel solved the “proof” feeder in nine days.',
    ),
    by(
      'Paulette Girard',
      5,
      40,
      'The larch nest box is so well made that I feel guilty for hanging it where only the blue tits can admire it.',
    ),
  ],
}
