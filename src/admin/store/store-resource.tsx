import { Link } from 'react-router-dom'
import type { Store } from '#domain/store/store'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { Excerpt } from '../components/table/excerpt'
import { resource } from '../resource/resource'
import { callAsStaff, uploadAsStaff } from '../session/staff-call'
import { CategoryName, storeFields } from './store-fields'
import { changedStoreSchema, formDataOf, newStoreSchema, storeLists, withTyped } from './store-form'
import { StoreName } from './store-name'

export const stores = resource({
  nameOf: ({ name }: Store) => name,
  reads: storeLists,
  list: {
    ...adminPages.stores,
    label: 'Stores',
    columns: [
      {
        label: 'Name',
        cell: (store) => <StoreName store={store} />,
        sort: { ascending: '', descending: '-name' },
      },
      { label: 'Description', cell: ({ description }) => <Excerpt text={description} /> },
      { label: 'Category', cell: ({ category }) => category?.name },
    ],
    empty: 'No stores to display.',
    failed: 'Failed to load stores. Please try again later.',
  },
  create: {
    ...adminPages.createStore,
    label: 'Create New Store',
    submit: 'Create Store',
    back: 'All stores',
    redirectDelay: 2000,
    schema: newStoreSchema,
    fields: storeFields,
    commitPendingInput: withTyped,
    save: (store, saving) =>
      uploadAsStaff('POST /stores/create', { body: formDataOf(store, true), ...saving }),
    saved: () => ({ text: 'Store created successfully!' }),
    failed: (error) => failureText('Failed to create store. Please try again.', error),
  },
  edit: {
    title: () => 'Edit store',
    textOf: (name, value) => {
      if (name === 'category') return value === '' ? '' : <CategoryName id={value as string} />
      return Array.isArray(value) ? value.join('\n') : String(value)
    },
    schema: changedStoreSchema,
    commitPendingInput: withTyped,
    fields: storeFields,
    read: ({ _id: id }) => callAsStaff('GET /stores/by-id/{id}', { params: { id } }),
    ahead: ({ name, description }) => ({ name, description }),
    save: ({ _id: id }, { logo, ...body }, { version, onProgress }) => {
      const request = { params: { id }, version }
      if (logo.length === 0) return callAsStaff('PUT /stores/by-id/{id}', { ...request, body })
      const form = formDataOf({ ...body, logo }, false)
      return uploadAsStaff('PUT /stores/by-id/{id}', { ...request, body: form, onProgress })
    },
    // Names the store: a search for its old name does not find it.
    saved: ({ name }) => ({ text: 'Store updated successfully!', detail: name }),
    failed: (error) => failureText('Failed to update store. Please try again.', error),
    gone: (
      <>
        A deleted store can be restored in{' '}
        <Link to={adminPages.deletedStores.path}>{adminPages.deletedStores.title}</Link>.
      </>
    ),
  },
})
