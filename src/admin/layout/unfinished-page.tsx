import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'

/** Says that a section of the admin area is not there, and leads back. */
export function UnfinishedPage() {
  return (
    <>
      <title>Not here yet · Clipwell</title>
      <h1>This section is not here yet</h1>
      <p>
        Its content can be managed through the API for now.{' '}
        <Link to={paths.admin}>Back to the dashboard</Link>
      </p>
    </>
  )
}
