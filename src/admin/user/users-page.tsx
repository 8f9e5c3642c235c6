import { useListAddress } from '../components/table/use-list-address'
import { useSearchedPage } from '../components/table/use-searched-page'
import { CreateDialog } from '../resource/create-dialog'
import { ResourcePage } from '../resource/resource-page'
import { users } from './user-resource'

export default function UsersPage() {
  const address = useListAddress()
  const page = useSearchedPage('GET /users/', address, ({ name, email, role }) => `${name} ${email} ${role}`)
  return (
    <>
      <ResourcePage
        resource={users}
        address={address}
        page={page}
        search={{ label: 'Name, email or role' }}
      />
      {address.filter('create') === 'user' && (
        <CreateDialog resource={users} onClose={() => address.setFilter('create', '')} />
      )}
    </>
  )
}
