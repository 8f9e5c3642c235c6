import { storePageParameters } from '../click/go-routes'
import { offerPageParameters, offerPages } from '../offers/pages'
import { signalFormRoutes } from '../proof/forms'
import { reportFormRoutes, reportPageParameters, reportPages } from '../report/pages'

export const featurePages = { ...offerPages, ...reportPages }
export const featureFormRoutes = { ...reportFormRoutes, ...signalFormRoutes }
export const featurePageParameters = { ...offerPageParameters, ...reportPageParameters }

export const storeParameters = [...storePageParameters] as const
