import { Missing } from '../../components/missing'
import { paths } from '../../lib/paths'

/** What an address that leads nowhere shows. */
export default function NotFoundPage() {
  return (
    <Missing title="Page not found" to={paths.home} wayOut="Go to the home page">
      This page has been torn off, or it was never printed. Check the address, or start again at the front.
    </Missing>
  )
}
