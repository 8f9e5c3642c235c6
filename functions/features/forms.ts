import type { FormHandler } from './feature'
import { signalFormHandlers } from './proof/form'
import { reportFormHandlers } from './report/form'

export const formHandlers: Record<string, FormHandler> = { ...reportFormHandlers, ...signalFormHandlers }
