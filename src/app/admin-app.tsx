import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Navigate, Route, type RouteObject, Routes } from 'react-router-dom'
import { AdminLayout } from '../admin/layout/admin-layout'
import { CouponCardContext } from '../admin/coupon/coupon-card-context'
import { MissingPage } from '../admin/layout/missing-page'
import { ForgottenPasswordPage } from '../admin/session/forgotten-password-page'
import { LoginPage } from '../admin/session/login-page'
import { SessionGuard } from '../admin/session/session-guard'
import { PageFailure } from '#components/failure-boundary'
import { paths } from '#lib/paths'
import { adminRoutes } from './admin-routes'
import { renderCouponCard } from './coupon-card-preview'

/** A data router can block navigation from an unsaved form. The pages are in AdminApp. */
export const staffRoutes = (client: QueryClient): RouteObject[] => [
  { path: '*', element: <AdminApp client={client} />, errorElement: <PageFailure /> },
]

const AdminApp = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <CouponCardContext value={renderCouponCard}>
      <Routes>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.forgottenPassword} element={<ForgottenPasswordPage />} />
        <Route
          path={paths.admin}
          element={
            <SessionGuard>
              <AdminLayout />
            </SessionGuard>
          }
        >
          {adminRoutes.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route path="*" element={<MissingPage />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.login} replace />} />
      </Routes>
    </CouponCardContext>
  </QueryClientProvider>
)
