import '@aws-amplify/ui-react/styles.layer.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/system.css'
import './styles/print.css'
import '../admin/theme.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { readAsStaff, readPageAsStaff } from '../admin/session/staff-call'
import { createQueryClient } from '#lib/query-client'
import { followOtherTabs } from '#lib/session'
import { staffRoutes } from './admin-app'
import { renderInShell } from './page-in-shell'

const client = createQueryClient(({ queryKey: [key, params, query, inPages], signal }) =>
  (inPages ? readPageAsStaff : readAsStaff)(key, { params, query, signal }),
)

// Staff always see what was just saved, so a page reads again when it opens.
const defaults = client.getDefaultOptions()
client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: 0 } })

const router = createBrowserRouter(staffRoutes(client))

// The admin area does not wait for the first paint, so the display font loads at once.
document.documentElement.setAttribute('data-painted', '')
const root = document.querySelector('#root')!
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

followOtherTabs()
if (root.hasChildNodes()) hydrateRoot(root, app)
else renderInShell(root, app)
