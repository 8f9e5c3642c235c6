import { CreatePage } from '../resource/create-page'
import { ListOf } from '../resource/list-of'
import { RowButtons } from '../resource/row-buttons'
import { categories } from './category-resource'
import { TopButton } from './top-button'

export default function CategoriesPage() {
  return (
    <ListOf
      resource={categories}
      route="GET /categories"
      actions={(category, edit) => (
        <RowButtons resource={categories} item={category} onEdit={edit}>
          <TopButton category={category} />
        </RowButtons>
      )}
    />
  )
}

export function CreateCategoryPage() {
  return <CreatePage resource={categories} />
}
