import { storePageParameters } from '../click/go-routes'
import { offerPageParameters, offerPages } from '../offers/pages'
import { reportPageParameters, reportPages } from '../report/pages'

export const featurePages = { ...offerPages, ...reportPages }
export const featurePageParameters = { ...offerPageParameters, ...reportPageParameters }

export const storeParameters = [...storePageParameters] as const
