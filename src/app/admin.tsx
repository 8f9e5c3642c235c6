import '@aws-amplify/ui-react/styles.layer.css'
import './styles/tokens.css'
import './styles/base.css'
import '../admin/theme.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { callAsStaff } from '../admin/session/staff-call'
import { createQueryClient } from '../lib/query-client'
import { followOtherTabs } from '../lib/session'
import { AdminApp } from './admin-app'

const client = createQueryClient(({ queryKey: [key, params, query], signal }) =>
  callAsStaff(key, { params, query, signal }),
)

followOtherTabs()
hydrateRoot(
  document.querySelector('#root')!,
  <StrictMode>
    <BrowserRouter>
      <AdminApp client={client} />
    </BrowserRouter>
  </StrictMode>,
)
