import { storePageParameters } from '../click/go-routes'
import { highlightPages } from '../highlight/pages'
import { reportPages } from '../report/pages'

export const featurePages = { ...highlightPages, ...reportPages }

/** Query parameters of a store's page. */
export const storeParameters = [...storePageParameters] as const
