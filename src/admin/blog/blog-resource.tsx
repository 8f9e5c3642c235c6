import type { Blog } from '#domain/blog/blog'
import { counted } from '#domain/text/counted'
import { paths } from '#lib/paths'
import { adminPages } from '../admin-pages'
import { RelativeDate } from '../components/table/relative-date'
import { Thumbnail } from '../components/table/thumbnail'
import { changedOf, creating, deleting, reading } from '../resource/calls'
import { resource } from '../resource/resource'
import { restoring } from '../resource/use-restore'
import { callAsStaff } from '../calls/staff-call'
import { defaultFields } from '../components/form/default-fields'
import {
  blogBody,
  blogShape,
  type BlogValues,
  changedBody,
  emptyParagraph,
  enteredBlogSchema,
  namingFiles,
} from './blog-form'
import { CoverAltsInput, CoversInput, ParagraphsInput, StoresInput } from './blog-inputs'

const blogFields = defaultFields<Blog, BlogValues>(blogShape, {
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

export const blogs = resource({
  name: 'blog',
  nameOf: ({ title }: Blog) => title,
  reads: ['GET /blogs', 'GET /blogs/{id}', 'GET /stats'],
  list: {
    ...adminPages.blogs,
    columns: [
      { label: 'Title', cell: ({ title }) => title },
      {
        label: 'Cover',
        width: 5,
        isExtra: true,
        cell: ({ coverImagesPath: [first] }) => <Thumbnail src={first} />,
      },
      { label: 'First paragraph', isExtra: true, cell: ({ paragraphs: [first] }) => first?.paragraphText },
      { label: 'Author', width: 9, cell: ({ author }) => author },
      { label: 'Paragraphs', width: 7, isExtra: true, cell: ({ paragraphs }) => paragraphs.length },
      { label: 'Date', width: 8, cell: ({ createdAt }) => <RelativeDate iso={createdAt} /> },
    ],
    exported: {
      Title: ({ title }) => title,
      Covers: ({ coverImagesPath }) => coverImagesPath.join('\n'),
      Paragraphs: ({ paragraphs }) =>
        paragraphs
          .flatMap((each) => [each.paragraphTitle, each.paragraphText])
          .filter(Boolean)
          .join('\n'),
      Author: ({ author }) => author,
      Link: ({ link }) => link,
      Date: ({ createdAt }) => createdAt,
    },
  },
  create: {
    ...adminPages.createBlog,
    busy: 'Creating Blog...',
    schema: enteredBlogSchema,
    fields: blogFields,
    save: (output, saving) =>
      creating('POST /blogs/create')(blogBody(output, true), saving).catch((error: unknown) => {
        throw namingFiles(error, output.coverImages)
      }),
  },
  edit: {
    textOf: valueText,
    groups: [['coverImages', 'coverImageAlts']],
    schema: enteredBlogSchema,
    fields: blogFields,
    read: reading('GET /blogs/{id}'),
    pageOf: ({ _id }) => paths.blog(_id),
    ahead: ({ title, author, paragraphs }) => ({ title, author, paragraphs }),
    save: ({ _id: id }, output, saving) => {
      const body = changedBody(changedOf(output, saving))
      const sent = callAsStaff('PUT /blogs/{id}', { params: { id }, body, version: saving.version })
      return sent.catch((error: unknown) => {
        throw namingFiles(error, output.coverImages)
      })
    },
  },
  remove: { call: deleting('DELETE /blogs/{id}'), restoration: restoring('blogs', 'blog') },
})

const nouns: Partial<Record<string, string>> = { coverImages: 'image', storeIds: 'store' }

function valueText(name: string, value: unknown): string | undefined {
  const noun = nouns[name]
  return noun && counted((value as unknown[]).length, noun)
}
