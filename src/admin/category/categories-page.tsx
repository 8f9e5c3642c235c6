import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { ResourcePage } from '../resource/resource-page'
import { RowButtons } from '../resource/row-buttons'
import { useRemove } from '../resource/use-remove'
import { categories } from './category-resource'
import { TopButton } from './top-button'

/** All categories by name (product.md, sections 2 and 4). */
export default function CategoriesPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /categories', { cursor: address.cursor })
  const remove = useRemove(categories)
  return (
    <ResourcePage
      resource={categories}
      address={address}
      page={page}
      actions={(category, edit) => (
        <RowButtons name={category.name} onEdit={edit} onDelete={() => void remove([category])}>
          <TopButton category={category} />
        </RowButtons>
      )}
    />
  )
}
