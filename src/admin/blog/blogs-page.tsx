import type { Blog } from '#domain/blog'
import { LocalDate } from '../../components/local-date'
import { paths } from '../../lib/paths'
import { adminPages } from '../admin-pages'
import { Excerpt } from '../components/table/excerpt'
import { ListPage } from '../components/table/list-page'
import { type Column, ResourceTable } from '../components/table/resource-table'
import { Thumbnail } from '../components/table/thumbnail'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'

const columns: readonly [Column<Blog>, ...Column<Blog>[]] = [
  {
    label: 'Title',
    cell: ({ _id, title }) => (
      // The blog is a page of the site, which is another application.
      <a href={paths.blog(_id)} data-open-row>
        {title}
      </a>
    ),
  },
  { label: 'Cover', cell: ({ coverImagesPath: [first] }) => <Thumbnail src={first} /> },
  {
    label: 'First paragraph',
    cell: ({ paragraphs: [first] }) => <Excerpt text={first?.paragraphText ?? ''} />,
  },
  { label: 'Paragraphs', cell: ({ paragraphs }) => paragraphs.length },
  { label: 'Date', cell: ({ createdAt }) => <LocalDate iso={createdAt} /> },
]

/** All blogs, the newest first (product.md, section 2). */
export default function BlogsPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /blogs', { cursor: address.cursor })
  return (
    <ListPage
      title={adminPages.blogs.title}
      address={address}
      page={page}
      create={{ label: 'Create New Blog', path: adminPages.createBlog.path }}
    >
      <ResourceTable
        label="Blogs"
        page={page}
        columns={columns}
        rowName={({ title }) => title}
        messages={{
          empty: 'There are no blogs yet.',
          failed: 'Failed to load blogs. Please try again later.',
        }}
      />
    </ListPage>
  )
}
