import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { FailureBoundary } from '#components/failure-boundary'
import { Layout } from '../site/layout/layout'
import { aboveHeader } from './frame'
import type { Page } from './page'
import { isValidAddress, malformedAddress, siteRoutes } from './site-routes'

interface Props {
  client: QueryClient
  /** Pages by path. The server passes the one that it shows: the router ranks all of them for each page. */
  routes?: Record<string, Page>
}

export function SiteApp({ client, routes = siteRoutes }: Props) {
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={client}>
      <FailureBoundary address={pathname}>
        <Suspense>
          {isValidAddress(pathname) ? <SiteRoutes routes={routes} /> : <MalformedAddress />}
        </Suspense>
      </FailureBoundary>
    </QueryClientProvider>
  )
}

function AboveHeader() {
  return aboveHeader.map(({ reads, Component }) => <Component key={reads.queryKey[0]} />)
}

function SiteRoutes({ routes }: Required<Pick<Props, 'routes'>>) {
  return (
    <Routes>
      <Route element={<Layout above={<AboveHeader />} />}>
        {Object.entries(routes).map(([path, { Component }]) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      </Route>
    </Routes>
  )
}

/** Outside the router, which would read the malformed address as a name. */
function MalformedAddress() {
  return (
    <Layout above={<AboveHeader />}>
      <malformedAddress.Component />
    </Layout>
  )
}
