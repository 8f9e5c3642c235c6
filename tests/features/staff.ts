import type { ReactNode } from 'react'
import type { RouteKey } from '#domain/api/api'
import type { editing } from '../support/staff-forms'
import { decideReportForms } from './report/staff'

export interface StaffForm {
  show: (edit: typeof editing, item: object) => ReactNode
  /** What is said of a failure, with the server's reason and without an answer. */
  failed: [reason: string, noAnswer: string]
}

/** Forms of the calls of staff, but for those of resources. */
export const staffForms: Partial<Record<RouteKey, StaffForm>> = { ...decideReportForms }
