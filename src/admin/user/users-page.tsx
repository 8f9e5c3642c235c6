import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { CreateDialog } from '../resource/create-dialog'
import { ResourcePage } from '../resource/resource-page'
import { users } from './user-resource'

export default function UsersPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /users/', { cursor: address.cursor })
  return (
    <>
      <ResourcePage resource={users} address={address} page={page} />
      {address.filter('create') === 'user' && (
        <CreateDialog resource={users} onClose={() => address.setFilter('create', '')} />
      )}
    </>
  )
}
