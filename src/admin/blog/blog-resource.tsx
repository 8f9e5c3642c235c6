import type { Blog } from '#domain/blog/blog'
import { LocalDate } from '#components/local-date'
import { paths } from '#lib/paths'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { Excerpt } from '../components/table/excerpt'
import { None } from '../components/table/none'
import { Thumbnail } from '../components/table/thumbnail'
import { resource } from '../resource/resource'
import { callAsStaff, uploadAsStaff } from '../session/staff-call'
import { blogFields } from './blog-fields'
import { blogSchema, changedBlogBody, keptCovers, namingFiles, newBlogBody } from './blog-form'

export const blogs = resource({
  nameOf: ({ title }: Blog) => title,
  reads: ['GET /blogs', 'GET /blogs/{id}', 'GET /stats'],
  list: {
    ...adminPages.blogs,
    label: 'Blogs',
    columns: [
      { label: 'Title', cell: ({ title }) => title },
      { label: 'Cover', isShort: true, cell: ({ coverImagesPath: [first] }) => <Thumbnail src={first} /> },
      {
        label: 'First paragraph',
        cell: ({ paragraphs: [first] }) => <Excerpt text={first?.paragraphText ?? ''} />,
      },
      {
        label: 'Author',
        cell: ({ author }) => (author === null ? <None /> : <span dir="auto">{author}</span>),
      },
      { label: 'Paragraphs', isShort: true, cell: ({ paragraphs }) => paragraphs.length },
      { label: 'Date', isShort: true, cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
      {
        label: 'Page',
        isShort: true,
        cell: ({ _id, title }) => (
          // A plain link: the site is another application.
          <a href={paths.blog(_id)} aria-label={`View ${title}`}>
            View
          </a>
        ),
      },
    ],
    empty: 'There are no blogs yet.',
    failed: 'Failed to load blogs. Please try again later.',
  },
  create: {
    ...adminPages.createBlog,
    label: 'Create New Blog',
    submit: 'Create Blog',
    busy: 'Creating Blog...',
    back: 'All blogs',
    schema: blogSchema,
    fields: blogFields,
    save: (output, saving) =>
      uploadAsStaff('POST /blogs/create', { body: newBlogBody(output), ...saving }).catch(
        (error: unknown) => {
          throw namingFiles(error, output.coverImages)
        },
      ),
    saved: () => ({ text: 'Blog created successfully!' }),
    failed: (error) => failureText('Failed to create blog. Please try again.', error),
  },
  edit: {
    title: ({ title }) => `Edit ${title}`,
    textOf: valueText,
    schema: blogSchema,
    fields: blogFields,
    read: ({ _id: id }) => callAsStaff('GET /blogs/{id}', { params: { id } }),
    ahead: ({ title, author, paragraphs }) => ({ title, author, paragraphs }),
    save: ({ _id: id }, output, { version, onProgress }) => {
      const { coverImages, ...body } = output
      const saved = coverImages.some((image) => image instanceof File)
        ? uploadAsStaff('PUT /blogs/{id}', {
            params: { id },
            body: changedBlogBody(output),
            version,
            onProgress,
          })
        : callAsStaff('PUT /blogs/{id}', {
            params: { id },
            body: { ...body, coverImagesPath: keptCovers(output) },
            version,
          })
      return saved.catch((error: unknown) => {
        throw namingFiles(error, coverImages)
      })
    },
    saved: ({ title }) => ({ text: 'Blog updated successfully!', detail: title }),
    failed: (error) => failureText('Failed to update blog. Please try again.', error),
  },
  remove: {
    question: ([{ title }]) => ({
      question: 'Are you sure you want to delete this blog?',
      detail: title,
    }),
    call: ({ _id: id, version }) => callAsStaff('DELETE /blogs/{id}', { params: { id }, version }),
    done: ([{ title }]) => ({ text: 'Blog deleted successfully!', detail: title }),
    failed: ([{ error }]) => failureText('Failed to delete blog. Please try again.', error),
  },
})

function valueText(name: string, value: unknown): string {
  if (!Array.isArray(value)) return String(value)
  if (name === 'coverImages') return `${value.length} ${value.length === 1 ? 'image' : 'images'}`
  if (name === 'coverImageAlts') return value.filter(Boolean).join('\n')
  if (name === 'storeIds') return `${value.length} ${value.length === 1 ? 'store' : 'stores'}`
  const paragraphs = value as { paragraphTitle?: string; paragraphText: string }[]
  return paragraphs
    .map(({ paragraphTitle, paragraphText }) => `${paragraphTitle ?? ''} ${paragraphText}`)
    .join(' ')
}
