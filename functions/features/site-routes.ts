import { outLinkAddresses } from './click/go'
import { clickRoutes } from './click/site-routes'
import { seoAddresses } from './listing/serve-seo-file'
import { proofRoutes } from './proof/site-routes'
import { reportRoutes } from './report/site-routes'

export const featureSiteRoutes = { ...clickRoutes, ...proofRoutes, ...reportRoutes }

export const addressHandlers = [seoAddresses, outLinkAddresses]
