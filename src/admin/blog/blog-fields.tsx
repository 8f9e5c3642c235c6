import type { Blog } from '#domain/blog'
import type { EditFields, Fields } from '../components/form/fields'
import { ImagePicker } from '../components/form/image-picker'
import { TextInput } from '../components/form/text-input'
import { type BlogValues, type ChangedBlogValues, emptyParagraph } from './blog-form'
import { CoverAltsInput } from './cover-alts-input'
import { ParagraphsInput } from './paragraphs-input'
import { StoresInput } from './stores-input'

/** The fields of a blog that can be changed (product.md, section 5). */
export const changedBlogFields: EditFields<Blog, ChangedBlogValues> = {
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
  // Shown by the input of the stores.
  typedStore: { label: '', empty: '', of: () => '', input: () => null },
  paragraphs: { label: 'Paragraphs', empty: [emptyParagraph], input: () => <ParagraphsInput /> },
}

const { paragraphs, ...others } = changedBlogFields

/** The fields of a new blog (product.md, sections 4 and 5). */
export const blogFields: Fields<Blog, BlogValues> = {
  ...others,
  coverImages: {
    label: 'Cover images',
    empty: [],
    input: (field) => <ImagePicker {...field} longestSide={1800} isMultiple />,
  },
  coverImageAlts: { label: 'Alternative texts', empty: [], input: () => <CoverAltsInput /> },
  paragraphs,
}
