import { Link } from 'react-router-dom'
import { PageMeta } from '#components/page-meta'
import { paths } from '#lib/paths'

export function MissingPage() {
  return (
    <>
      <PageMeta title="Page not found" />
      <h1>Page not found</h1>
      <p>
        The admin area has nothing at this address. <Link to={paths.admin}>Back to the dashboard</Link>
      </p>
    </>
  )
}
