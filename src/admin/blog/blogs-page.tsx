import { CreatePage } from '../resource/create-page'
import { ListOf } from '../resource/list-of'
import { blogs } from './blog-resource'

export default function BlogsPage() {
  return <ListOf resource={blogs} route="GET /blogs" />
}

export function CreateBlogPage() {
  return <CreatePage resource={blogs} />
}
