import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { assets } from 'virtual:assets'
import { staffRoutes } from '../../src/app/admin-app'
import { hasStaffPage } from '../../src/app/staff-page'
import { paths } from '#lib/paths'
import { createQueryClient } from '#lib/query-client'
import { documentOf, type Rendered } from './document'

/** Admin pages render in the browser. Unknown addresses of staff lead to the sign-in page. */
export async function staffDocument(url: URL): Promise<Rendered> {
  if (!hasStaffPage(url.pathname)) {
    return { status: 302, whole: true, html: '', location: paths.login }
  }
  const handler = createStaticHandler(staffRoutes(createQueryClient(readNothing)))
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`A page of staff answered ${context.status}.`)
  const markup = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
  return { status: 200, whole: true, html: documentOf(markup, headOf(), endOf()) }
}

function readNothing(): Promise<never> {
  return Promise.reject(new Error('Staff data is read in the browser.'))
}

function headOf(): string {
  const styles = assets?.admin.styles.map((file) => `<link rel="stylesheet" href="/${file}">`) ?? []
  return `<meta name="robots" content="noindex">${styles.join('')}${withoutForms}`
}

/** The pages say why they hide forms without JavaScript (src/admin/session/account-card.tsx). */
const withoutForms = '<noscript><style>form,[role=status]{display:none!important}</style></noscript>'

function endOf(): string {
  const script = assets?.admin.script ?? 'src/app/admin-entry.tsx'
  return `<script type="module" src="/${script}"></script>`
}
