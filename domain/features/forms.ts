import { signalForms } from '../proof/forms'
import { reportForms } from '../report/pages'

export const featureForms = { ...reportForms, ...signalForms }
