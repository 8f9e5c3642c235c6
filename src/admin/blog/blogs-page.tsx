import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { blogs } from './blog-resource'

export default function BlogsPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /blogs', { cursor: address.cursor })
  return <ResourcePage resource={blogs} address={address} page={page} />
}

export function CreateBlogPage() {
  return <CreatePage resource={blogs} />
}
