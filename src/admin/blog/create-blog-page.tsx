import { CreatePage } from '../resource/create-page'
import { blogs } from './blog-resource'

/** Creates a blog (product.md, sections 4, 5 and 8). */
export default function CreateBlogPage() {
  return <CreatePage resource={blogs} />
}
