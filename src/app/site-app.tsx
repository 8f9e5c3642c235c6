import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { FailureBoundary } from '../components/failure-boundary'
import { Layout } from '../site/layout/layout'
import { sitePages } from './site-pages'

/** The public site, inside whichever router the server or the browser puts around it. */
export function SiteApp({ client }: { client: QueryClient }) {
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={client}>
      <FailureBoundary address={pathname}>
        <Suspense>
          <Routes>
            <Route element={<Layout />}>
              {Object.entries(sitePages).map(([path, { Component }]) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
            </Route>
          </Routes>
        </Suspense>
      </FailureBoundary>
    </QueryClientProvider>
  )
}
