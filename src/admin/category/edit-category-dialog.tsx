import type { Category } from '#domain/category'
import { showSnackbar } from '../components/feedback/snackbars'
import { FormDialog } from '../components/form/form-dialog'
import { useEntityForm } from '../components/form/use-entity-form'
import { useOptimisticChange } from '../components/optimistic-changes'
import { uploadAsStaff } from '../session/staff-call'
import { CategoryFields } from './category-fields'
import { bodyOf, categoryLabels, categorySchema, readCategory, valuesOf } from './category-form'
import { failureOf } from './failure-of'

/** Changes a category (product.md, sections 7 and 8). */
export function EditCategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const { _id: id, version, imagePath } = category
  const change = useOptimisticChange()
  const form = useEntityForm({
    schema: categorySchema,
    values: valuesOf(category),
    stored: { version, read: () => readCategory(id) },
    save: (output, { version: basedOn, onProgress }) =>
      change({
        item: category,
        as: {},
        call: () =>
          uploadAsStaff('PUT /categories/{id}', {
            params: { id },
            body: bodyOf(output),
            version: basedOn,
            onProgress,
          }),
        lists: ['GET /categories'],
      }),
    onSaved: ({ name }) => {
      showSnackbar({ text: 'Category updated successfully!', detail: name })
      onClose()
    },
    failureText: failureOf('updating'),
  })
  return (
    <FormDialog
      title={`Edit ${category.name}`}
      form={form}
      onClose={onClose}
      labels={categoryLabels}
      textOf={textOf}
    >
      <CategoryFields current={imagePath} />
    </FormDialog>
  )
}

function textOf(_: string, value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}
