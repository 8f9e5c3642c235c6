import type { Blog } from '#domain/blog/blog'
import { paths } from '#lib/paths'
import { ViewLink } from '../components/row-button'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { RowButtons } from '../resource/row-buttons'
import { blogs } from './blog-resource'

export default function BlogsPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /blogs', { query: { search: address.filter('q') }, cursor: address.cursor })
  return (
    <ResourcePage
      resource={blogs}
      address={address}
      page={page}
      search={{ label: 'Search titles' }}
      actions={(blog: Blog, edit) => (
        <RowButtons resource={blogs} item={blog} onEdit={edit}>
          <ViewLink text="View" name={blog.title} href={paths.blog(blog._id)} />
        </RowButtons>
      )}
    />
  )
}

export function CreateBlogPage() {
  return <CreatePage resource={blogs} />
}
