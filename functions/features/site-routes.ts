import { outLinkAddresses } from './click/go'
import { clickRoutes } from './click/site-routes'
import { seoAddresses } from './listing/serve-seo-file'
import { signalRoutes } from './proof/site-routes'
import { reportRoutes } from './report/site-routes'

export const featureSiteRoutes = { ...clickRoutes, ...signalRoutes, ...reportRoutes }

export const addressHandlers = [seoAddresses, outLinkAddresses]
