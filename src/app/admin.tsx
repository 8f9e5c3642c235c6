import '@aws-amplify/ui-react/styles.layer.css'
import './styles/tokens.css'
import './styles/base.css'
import '../admin/theme.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { readAsStaff } from '../admin/session/staff-call'
import { createQueryClient } from '../lib/query-client'
import { followOtherTabs } from '../lib/session'
import { AdminApp } from './admin-app'
import { renderInShell } from './page-in-shell'

const client = createQueryClient(({ queryKey: [key, params, query], signal }) =>
  readAsStaff(key, { params, query, signal }),
)

// Staff see what they, or others, have just saved, whenever they come to a page.
const defaults = client.getDefaultOptions()
client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, staleTime: 0 } })

// A router that can hold one back who is about to leave a form unsaved. The pages are in AdminApp.
const router = createBrowserRouter([{ path: '*', element: <AdminApp client={client} /> }])

// Nobody waits here for the first paint of a page: the display font may come at once.
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
