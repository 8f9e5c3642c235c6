import type { PostedForm } from './feature'
import { signalForms } from './proof/form'
import { reportForms } from './report/form'

export const postedForms: Record<string, PostedForm> = { ...reportForms, ...signalForms }
