import type { Blog } from '#domain/blog'
import { LocalDate } from '#components/local-date'
import { paths } from '#lib/paths'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { Excerpt } from '../components/table/excerpt'
import { Thumbnail } from '../components/table/thumbnail'
import { resource } from '../resource/resource'
import { uploadAsStaff } from '../session/staff-call'
import { blogFields } from './blog-fields'
import { blogSchema, bodyOf, namingFiles } from './blog-form'

export const blogs = resource({
  nameOf: ({ title }: Blog) => title,
  reads: ['GET /blogs', 'GET /stats'],
  list: {
    ...adminPages.blogs,
    label: 'Blogs',
    columns: [
      {
        label: 'Title',
        cell: ({ _id, title }) => (
          // A plain link: the site is another application.
          <a href={paths.blog(_id)} data-open-row dir="auto">
            {title}
          </a>
        ),
      },
      { label: 'Cover', isShort: true, cell: ({ coverImagesPath: [first] }) => <Thumbnail src={first} /> },
      {
        label: 'First paragraph',
        cell: ({ paragraphs: [first] }) => <Excerpt text={first?.paragraphText ?? ''} />,
      },
      { label: 'Paragraphs', isShort: true, cell: ({ paragraphs }) => paragraphs.length },
      { label: 'Date', isShort: true, cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
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
    save: (output, { onProgress }) =>
      uploadAsStaff('POST /blogs/create', { body: bodyOf(output), onProgress }).catch((error: unknown) => {
        throw namingFiles(error, output.coverImages)
      }),
    saved: () => ({ text: 'Blog created successfully!' }),
    failed: (error) => failureText('Failed to create blog. Please try again.', error),
  },
})
