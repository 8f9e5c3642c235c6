import { useListAddress } from '../components/table/use-list-address'
import { useSearchedPage } from '../components/table/use-searched-page'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { RowButtons } from '../resource/row-buttons'
import { categories } from './category-resource'
import { TopButton } from './top-button'

export default function CategoriesPage() {
  const address = useListAddress()
  const page = useSearchedPage('GET /categories', address, ({ name }) => name)
  return (
    <ResourcePage
      resource={categories}
      address={address}
      page={page}
      search={{ label: 'Search names' }}
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
