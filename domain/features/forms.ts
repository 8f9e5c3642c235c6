import { signalFormRoutes } from '../proof/forms'
import { reportFormRoutes } from '../report/pages'

export const featureFormRoutes = { ...reportFormRoutes, ...signalFormRoutes }
