import { useQuery } from '@tanstack/react-query'
import type { Store } from '#domain/store'
import { read } from '../../lib/read'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { FormDialog } from '../components/form/form-dialog'
import { useEntityForm } from '../components/form/use-entity-form'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff, uploadAsStaff } from '../session/staff-call'
import { StoreFields } from './store-fields'
import {
  changedStoreSchema,
  formDataOf,
  readStore,
  storeLabels,
  storeLists,
  valuesOf,
  withTyped,
} from './store-form'

/** Changes a store (product.md, sections 5 and 8). */
export function EditStoreDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const { _id: id, version } = store
  const change = useOptimisticChange()
  const categories = useQuery(read('GET /categories', {})).data ?? []
  const form = useEntityForm({
    schema: changedStoreSchema,
    values: valuesOf(store),
    takeIn: withTyped,
    stored: { version, read: () => readStore(id) },
    save: ({ logo, ...body }, { version: basedOn, onProgress }) => {
      const request = { params: { id }, version: basedOn }
      return change({
        item: store,
        as: { name: body.name, description: body.description },
        call: () =>
          logo.length > 0
            ? uploadAsStaff('PUT /stores/by-id/{id}', {
                ...request,
                body: formDataOf({ ...body, logo }, false),
                onProgress,
              })
            : callAsStaff('PUT /stores/by-id/{id}', { ...request, body }),
        reads: storeLists,
      })
    },
    onSaved: ({ name }) => {
      // A store that was found by its old name is not among the results any more.
      showSnackbar({ text: 'Store updated successfully!', detail: name })
      onClose()
    },
    failureText: (error) => failureText('Failed to update store. Please try again.', error),
  })

  function textOf(name: string, value: unknown): string {
    if (name === 'category') return categories.find(({ _id }) => _id === value)?.name ?? ''
    return Array.isArray(value) ? value.join('\n') : String(value)
  }

  return (
    <FormDialog title="Edit store" form={form} onClose={onClose} labels={storeLabels} textOf={textOf}>
      <StoreFields logo={store.logo} />
    </FormDialog>
  )
}
