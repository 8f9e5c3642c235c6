import { daysBefore } from '../calendar'
import type { Catalogue } from '../catalogue'
import { messyImage, type MessyImage } from './images'
import { messyNames } from './names'
import { messyTexts, messyTitles } from './texts'

type Blog = Catalogue['blogs'][number]
type Paragraph = Blog['form']['paragraphs'][number]

const paragraph = (at: number, paragraphTitle = messyTitles[at % messyTitles.length]!): Paragraph => ({
  paragraphTitle,
  paragraphText: messyTexts[at % messyTexts.length]!,
})

const covers: MessyImage[][] = [
  [],
  ['cover-40.png'],
  ['cover-tower.jpg'],
  ['cover-banner.webp', 'cover-tower.jpg'],
  ['cover-usual.webp', 'cover-usual.webp'],
  ['photograph.jpg'],
  ['cover-transparent.png', 'cover-square.jpg', 'cover-40.png'],
  ['cover-usual.webp'],
  ['one-pixel.png', 'icon-16.png', ...Array.from({ length: 8 }, (): MessyImage => 'cover-square.jpg')],
]

const paragraphs: Paragraph[][] = [
  [paragraph(1)],
  [
    { paragraphTitle: 'كيف تقرأ التخفيض قبل أن تثق به', paragraphText: messyTexts[3]! },
    { paragraphTitle: 'כמה זה עולה באמת?', paragraphText: messyTexts[8]! },
  ],
  [paragraph(2, 'Repeated'), paragraph(2, 'Repeated'), paragraph(2, 'Repeated')],
  [paragraph(7)],
  Array.from({ length: 50 }, (_, at) => paragraph(at === 2 || at === 7 ? 5 : at)),
  [paragraph(4, ''), paragraph(11, ''), { paragraphText: messyTexts[12]! }],
]

const authors = [null, 'Ines Marlow', messyNames.compounds[0]!, 'ليلى المنصوري']

export const messyBlogs = (count: number): Blog[] =>
  Array.from({ length: count }).map((_blog, at) => ({
    covers: covers[at % covers.length]!.map((name, of) => ({
      image: messyImage(name),
      alt: of % 2 === 0 ? messyTitles[(at + of) % messyTitles.length]! : '',
    })),
    createdAt: daysBefore(count - at, 20_000 + at),
    about: Array.from({ length: at === 0 ? 10 : at % 4 }, (_, of) => String((at % 3) + of)),
    form: {
      author: authors[at % authors.length]!,
      title:
        at % 4 === 1
          ? 'رسالة طويلة إلى من يبحث عن تخفيض حقيقي في متجر بعيد'
          : messyTitles[at % messyTitles.length]!,
      link: at % 3 === 0 ? null : 'https://example.com/',
      paragraphs: paragraphs[at % paragraphs.length]!,
    },
  }))
