import { sitePages } from '#domain/page/site-pages'
import { Missing } from './missing'

export default function MalformedAddressPage() {
  return (
    <Missing title="This address is not valid" wayOut={['Go to the home page', sitePages.home.path]}>
      Part of it was lost on the way: a % in an address has to be followed by a code. Search for the store you
      had in mind, or start again at the front.
    </Missing>
  )
}
