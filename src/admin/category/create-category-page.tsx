import { CreatePage } from '../resource/create-page'
import { categories } from './category-resource'

/** Creates a category (product.md, sections 5, 7 and 8). */
export default function CreateCategoryPage() {
  return <CreatePage resource={categories} />
}
