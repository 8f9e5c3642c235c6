import { storePageParameters } from '../click/go-routes'
import { offerPages } from '../offers/pages'
import { reportPages } from '../report/pages'

export const featurePages = { ...offerPages, ...reportPages }

/** Query parameters of a store's page. */
export const storeParameters = [...storePageParameters] as const
