import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { EntityForm } from '../components/form/entity-form'
import { FormPage } from '../components/form/form-page'
import { useEntityForm } from '../components/form/use-entity-form'
import { uploadAsStaff } from '../session/staff-call'
import { StoreFields } from './store-fields'
import { formDataOf, newStore, newStoreSchema, withTyped } from './store-form'

/** How long the page stays after a store was created, in milliseconds (product.md, section 9). */
const stay = 2000

/** Creates a store (product.md, sections 2, 5 and 8). */
export default function CreateStorePage() {
  const [isCreated, setCreated] = useState(false)
  useReturn(isCreated)
  const form = useEntityForm({
    schema: newStoreSchema,
    values: newStore,
    takeIn: withTyped,
    save: (store, { onProgress }) =>
      uploadAsStaff('POST /stores/create', { body: formDataOf(store, true), onProgress }),
    onSaved: () => {
      showSnackbar({ text: 'Store created successfully!' })
      setCreated(true)
    },
    failureText: (error) => failureText('Failed to create store. Please try again.', error),
  })
  return (
    <FormPage
      title={adminPages.createStore.title}
      back={{ label: 'All stores', path: adminPages.stores.path }}
    >
      <EntityForm form={form} submitLabel="Create Store">
        <StoreFields />
      </EntityForm>
    </FormPage>
  )
}

/** Goes back to the list some time after the store was created, unless one has left before. */
function useReturn(isCreated: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isCreated) return undefined
    const timer = setTimeout(() => void navigate(adminPages.stores.path), stay)
    return () => clearTimeout(timer)
  }, [isCreated, navigate])
}
