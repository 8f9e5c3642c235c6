import { Link } from 'react-router-dom'
import { useListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { CreateDialog } from '../../resource/create-dialog'
import { ResourcePage } from '../../resource/resource-page'
import { RowButtons } from '../../resource/row-buttons'
import { importsPage } from './pages'
import { isDue, PullButton, sources } from './source-resource'

export default function SourcesPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /sources', { isUnderWay: isDue })
  return (
    <>
      <ResourcePage
        resource={sources}
        address={address}
        page={page}
        actions={(source, edit) => (
          <RowButtons resource={sources} item={source} onEdit={edit}>
            <PullButton source={source} />
          </RowButtons>
        )}
      >
        <Link to={importsPage.path}>All imports</Link>
      </ResourcePage>
      {address.filter('create') === 'source' && (
        <CreateDialog resource={sources} onClose={() => address.setFilter('create', '')} />
      )}
    </>
  )
}
