import { storePageParameters } from '../click/go-routes'
import { offerPageParameters, offerPages } from '../offers/pages'
import { reportPageParameters, reportPages } from '../report/pages'

export const featurePages = { ...offerPages, ...reportPages }
export const featurePageParameters = { ...offerPageParameters, ...reportPageParameters }

/** Query parameters of a store's page. */
export const storeParameters = [...storePageParameters] as const
