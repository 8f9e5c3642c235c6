import { Link } from 'react-router-dom'
import { paths } from '#lib/paths'
import { PageHeader } from '../components/page-header'

export function MissingPage() {
  return (
    <>
      <PageHeader title="Page not found" />
      <p>
        The admin area has nothing at this address. <Link to={paths.admin}>Back to the dashboard</Link>
      </p>
    </>
  )
}
