import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { read } from '#lib/read'
import { useListAddress } from '../../components/table/use-list-address'
import { CreateDialog } from '../../resource/create-dialog'
import { ResourcePage } from '../../resource/resource-page'
import { importsPage } from './pages'
import { sources } from './source-resource'

export default function SourcesPage() {
  const address = useListAddress()
  const found = useQuery({ ...read('GET /sources', {}), retry: false })
  const page = {
    items: found.data ?? [],
    next: undefined,
    state: found.data ? 'ready' : found.isError ? 'failed' : 'loading',
    isStale: false,
    retry: () => void found.refetch(),
  } as const
  return (
    <>
      <ResourcePage resource={sources} address={address} page={{ ...page, items: [...page.items] }}>
        <Link to={importsPage.path}>All imports</Link>
      </ResourcePage>
      {address.filter('create') === 'source' && (
        <CreateDialog resource={sources} onClose={() => address.setFilter('create', '')} />
      )}
    </>
  )
}
