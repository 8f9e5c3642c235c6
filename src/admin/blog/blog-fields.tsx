import type { Blog } from '#domain/blog'
import type { Fields } from '../components/form/fields'
import { ImagePicker } from '../components/form/image-picker'
import { TextInput } from '../components/form/text-input'
import { type BlogValues, emptyParagraph } from './blog-form'
import { CoverAltsInput } from './cover-alts-input'
import { ParagraphsInput } from './paragraphs-input'

/** The fields of a blog (product.md, sections 4 and 5). */
export const blogFields: Fields<Blog, BlogValues> = {
  title: { label: 'Title', empty: '', input: (field) => <TextInput {...field} isRequired /> },
  link: {
    label: 'Link',
    empty: '',
    input: (field) => <TextInput {...field} type="url" hint="Starts with https://" />,
  },
  coverImages: {
    label: 'Cover images',
    empty: [],
    input: (field) => <ImagePicker {...field} longestSide={1800} isMultiple />,
  },
  coverImageAlts: { label: 'Alternative texts', empty: [], input: () => <CoverAltsInput /> },
  paragraphs: { label: 'Paragraphs', empty: [emptyParagraph], input: () => <ParagraphsInput /> },
}
