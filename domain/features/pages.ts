import { storePageParameters } from '../click/go-routes'
import { reportPages } from '../report/pages'

export const featurePages = { ...reportPages }

/** Query parameters of a store's page. */
export const storeParameters = [...storePageParameters] as const
