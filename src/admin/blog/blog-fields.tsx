import type { Blog } from '#domain/blog/blog'
import type { EditFields } from '../components/form/fields'
import { TextInput } from '../components/form/text-input'
import { type BlogValues, emptyParagraph } from './blog-form'
import { CoverAltsInput, CoversInput } from './covers-input'
import { ParagraphsInput } from './paragraphs-input'
import { StoresInput } from './stores-input'

export const blogFields: EditFields<Blog, BlogValues> = {
  title: { label: 'Title', empty: '', input: (field) => <TextInput {...field} isRequired /> },
  author: {
    label: 'Author',
    empty: '',
    of: ({ author }) => author ?? '',
    input: (field) => <TextInput {...field} hint="Readers see this name. Without one, that of the site." />,
  },
  link: {
    label: 'Link',
    empty: '',
    of: ({ link }) => link ?? '',
    input: (field) => <TextInput {...field} type="url" hint="Starts with https://" />,
  },
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
}
