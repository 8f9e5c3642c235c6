import { Badge, Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Category } from '#domain/category'
import { adminPages } from '../admin-pages'
import { Excerpt } from '../components/table/excerpt'
import { ListPage } from '../components/table/list-page'
import { type Column, ResourceTable } from '../components/table/resource-table'
import { Thumbnail } from '../components/table/thumbnail'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { EditCategoryDialog } from './edit-category-dialog'
import { useCategoryActions } from './use-category-actions'

const columns: readonly [Column<Category>, ...Column<Category>[]] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Image', cell: ({ imagePath }) => <Thumbnail src={imagePath} /> },
  { label: 'Slug', cell: ({ slug }) => slug },
  { label: 'Description', cell: ({ description }) => <Excerpt text={description} /> },
  { label: 'Top', cell: ({ topCategory }) => (topCategory ? <Badge>Top</Badge> : 'No') },
]

/** All categories by name (product.md, sections 2 and 4). */
export default function CategoriesPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /categories', { cursor: address.cursor })
  const { setTop, remove } = useCategoryActions()
  const [edited, setEdited] = useState<Category>()
  return (
    <ListPage
      title={adminPages.categories.title}
      address={address}
      page={page}
      create={{ label: 'Create New Category', path: adminPages.createCategory.path }}
    >
      <ResourceTable
        label="Categories"
        page={page}
        columns={columns}
        rowName={({ name }) => name}
        onOpen={setEdited}
        actions={(category) => (
          <>
            <Button size="small" aria-label={`Edit ${category.name}`} onClick={() => setEdited(category)}>
              Edit
            </Button>
            <TopButton category={category} onSet={setTop} />
            <Button size="small" aria-label={`Delete ${category.name}`} onClick={() => void remove(category)}>
              Delete
            </Button>
          </>
        )}
        messages={{ empty: 'No categories available.', failed: 'Error fetching categories' }}
      />
      {edited && (
        <EditCategoryDialog key={edited._id} category={edited} onClose={() => setEdited(undefined)} />
      )}
    </ListPage>
  )
}

interface TopButtonProps {
  category: Category
  onSet: (category: Category, top: boolean) => Promise<void>
}

function TopButton({ category, onSet }: TopButtonProps) {
  const label = category.topCategory ? 'Remove from Top' : 'Make Top'
  return (
    <Button
      size="small"
      aria-label={`${label}: ${category.name}`}
      onClick={() => void onSet(category, !category.topCategory)}
    >
      {label}
    </Button>
  )
}
