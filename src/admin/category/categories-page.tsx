import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { RowButtons } from '../resource/row-buttons'
import { categories } from './category-resource'
import { TopButton } from './top-button'

export default function CategoriesPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /categories', { cursor: address.cursor })
  return (
    <ResourcePage
      resource={categories}
      address={address}
      page={page}
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
