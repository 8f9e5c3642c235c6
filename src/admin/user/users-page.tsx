import { Badge, Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { User } from '#domain/user'
import { adminPages } from '../admin-pages'
import { ListPage } from '../components/table/list-page'
import { type Column, ResourceTable } from '../components/table/resource-table'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { useDeleteUser } from './use-delete-user'
import { CreateUserDialog, EditUserDialog } from './user-dialogs'

const columns: readonly [Column<User>, ...Column<User>[]] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Email', cell: ({ email }) => email },
  { label: 'Role', cell: ({ role }) => <Badge>{role}</Badge> },
]

/** All users by name. Creating one is a dialog with an address of its own (product.md, section 2). */
export default function UsersPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /users/', { cursor: address.cursor })
  const deleteUser = useDeleteUser()
  const [edited, setEdited] = useState<User>()
  return (
    <ListPage
      title={adminPages.users.title}
      address={address}
      page={page}
      create={{ label: 'Add user', path: `${adminPages.users.path}?create=user` }}
    >
      <ResourceTable
        label="Users"
        page={page}
        columns={columns}
        rowName={({ name }) => name}
        onOpen={setEdited}
        actions={(user) => (
          <>
            <Button size="small" aria-label={`Edit ${user.name}`} onClick={() => setEdited(user)}>
              Edit
            </Button>
            <Button size="small" aria-label={`Delete ${user.name}`} onClick={() => void deleteUser(user)}>
              Delete
            </Button>
          </>
        )}
        messages={{ empty: 'There are no users yet.', failed: 'Failed to fetch users.' }}
      />
      {address.filter('create') === 'user' && (
        <CreateUserDialog onClose={() => address.setFilter('create', '')} />
      )}
      {edited && <EditUserDialog key={edited._id} user={edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
