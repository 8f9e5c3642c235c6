import '@aws-amplify/ui-react/styles.layer.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/buttons.css'
import './styles/system.css'
import './styles/print.css'
import '../admin/theme.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { followOtherTabs } from '../admin/session/session'
import { staffRoutes } from './admin-app'
import { renderInShell } from './page-in-shell'
import { createStaffClient } from './staff-client'

const router = createBrowserRouter(staffRoutes(createStaffClient()))

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
