import { useNavigate } from 'react-router-dom'
import { adminPages } from '../admin-pages'
import { showSnackbar } from '../components/feedback/snackbars'
import { EntityForm } from '../components/form/entity-form'
import { FormPage } from '../components/form/form-page'
import { useEntityForm } from '../components/form/use-entity-form'
import { uploadAsStaff } from '../session/staff-call'
import { CategoryFields } from './category-fields'
import { bodyOf, categorySchema, newCategory } from './category-form'
import { failureOf } from './failure-of'

/** Creates a category (product.md, sections 5, 7 and 8). */
export default function CreateCategoryPage() {
  const navigate = useNavigate()
  const form = useEntityForm({
    schema: categorySchema,
    values: newCategory,
    save: (output, { onProgress }) => uploadAsStaff('POST /categories', { body: bodyOf(output), onProgress }),
    onSaved: ({ name }) => {
      showSnackbar({ text: `Category ${name} created successfully!` })
      void navigate(adminPages.categories.path)
    },
    failureText: failureOf('creating'),
  })
  return (
    <FormPage
      title={adminPages.createCategory.title}
      back={{ label: 'All categories', path: adminPages.categories.path }}
    >
      <EntityForm form={form} submitLabel="Create Category">
        <CategoryFields isNew />
      </EntityForm>
    </FormPage>
  )
}
