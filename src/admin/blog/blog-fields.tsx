import type { Blog } from '#domain/blog/blog'
import { defaultFields } from '../components/form/default-fields'
import { blogShape, type BlogValues, emptyParagraph } from './blog-form'
import { CoverAltsInput, CoversInput } from './covers-input'
import { ParagraphsInput } from './paragraphs-input'
import { StoresInput } from './stores-input'

export const blogFields = defaultFields<Blog, BlogValues>(blogShape, {
  title: {},
  author: { hint: 'Readers see this name. Without one, that of the site.' },
  link: {},
  storeIds: { label: 'Stores', empty: [], input: () => <StoresInput /> },
  // StoresInput shows it.
  typedStore: { label: '', empty: '', of: () => '', input: () => null },
  coverImages: {
    label: 'Cover images',
    empty: [],
    of: ({ coverImagesPath }) => coverImagesPath,
    input: (field) => <CoversInput {...field} />,
  },
  coverImageAlts: {
    label: 'Alternative texts',
    empty: [],
    of: ({ coverImagesPath, coverImageAlts = [] }) =>
      coverImagesPath.map((_, at) => coverImageAlts[at] ?? ''),
    input: () => <CoverAltsInput />,
  },
  paragraphs: { label: 'Paragraphs', empty: [emptyParagraph], input: () => <ParagraphsInput /> },
})
