import { sitePages } from '#domain/page/site-pages'
import { Missing } from './missing'

export default function NotFoundPage() {
  return (
    <Missing title="Page not found" wayOut={['Go to the home page', sitePages.home.path]}>
      This page has been torn off, or it was never printed. Search for the store you had in mind, or start
      again at the front.
    </Missing>
  )
}
