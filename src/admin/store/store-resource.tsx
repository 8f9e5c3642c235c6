import type { Store } from '#domain/store/store'
import { paths } from '#lib/paths'
import { StoreLogo } from '#components/store-logo'
import { adminPages, createCouponOf } from '../admin-pages'
import { exportedOfStore, storeContents } from '../features/store'
import { changing, creatingWithFiles, deleting, reading } from '../resource/calls'
import { resource } from '../resource/resource'
import { DeletedLink } from '../resource/deleted-link'
import { CategoryName, storeFields } from './store-fields'
import { changedStoreSchema, newStoreSchema, storeLists, storeRestoration } from './store-form'
import styles from './stores-page.module.css'

const contentsOf = (store: Store) => storeContents.flatMap((of) => of(store) ?? []).join(' and ')

export const stores = resource({
  name: 'store',
  nameOf: ({ name }: Store) => name,
  reads: storeLists,
  list: {
    ...adminPages.stores,
    columns: [
      {
        label: 'Name',
        cell: (store) => <StoreName store={store} />,
        sort: { ascending: '', descending: '-name' },
      },
      { label: 'Description', cell: ({ description }) => description },
      { label: 'Category', width: 12, cell: ({ category }) => category?.name },
    ],
    exported: {
      Name: ({ name }) => name,
      Slug: ({ slug }) => slug,
      Link: ({ link }) => link,
      Description: ({ description }) => description,
      Category: ({ category }) => category?.name,
      Rating: ({ rating }) => rating,
      Pros: ({ pros }) => pros.join('\n'),
      Cons: ({ cons }) => cons.join('\n'),
      ...exportedOfStore,
      Created: ({ createdAt }) => createdAt,
    },
    actionsWidth: 11,
    empty: 'No stores to display.',
  },
  create: {
    ...adminPages.createStore,
    redirectDelay: 2000,
    proposal: ({ _id }) => ({ label: 'Add its first coupon', path: createCouponOf(_id) }),
    schema: newStoreSchema,
    fields: storeFields,
    save: creatingWithFiles('POST /stores/create'),
  },
  edit: {
    title: () => 'Edit store',
    pictures: ['logo'],
    textOf: (name, value) =>
      name === 'category' && value !== '' ? <CategoryName id={value as string} /> : undefined,
    schema: changedStoreSchema,
    fields: storeFields,
    read: reading('GET /stores/by-id/{id}'),
    ahead: ({ name, description }) => ({ name, description }),
    pageOf: ({ slug }) => paths.store(slug),
    save: changing('PUT /stores/by-id/{id}'),
    gone: (
      <>
        A deleted store can be restored in <DeletedLink kind="stores" />.
      </>
    ),
  },
  remove: {
    question: undefined,
    call: deleting('DELETE /stores/by-id/{id}'),
    done: ([store]) => ({
      text: 'Store deleted successfully!',
      detail: [store.name, contentsOf(store)].filter(Boolean).join(' and '),
    }),
    contentsOf,
    restoration: storeRestoration,
    refreshAfter: 2000,
  },
})

export function StoreName({ store }: { store: Store }) {
  return (
    <span className={styles.name}>
      <StoreLogo store={store} sizes="30px" width="name" />
      <span dir="auto">{store.name}</span>
    </span>
  )
}
