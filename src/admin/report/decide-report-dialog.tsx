import { type Report, type ReportDecision, reportDecisionSchema } from '#domain/report'
import { reportOutcomeName, reportOutcomes } from '#domain/report-wording'
import type { EditFields } from '../components/form/fields'
import { SelectInput } from '../components/form/select-input'
import { TextInput } from '../components/form/text-input'
import { failureText } from '../components/feedback/failure-text'
import { EditDialog } from '../resource/edit-dialog'
import type { Edit } from '../resource/resource'
import { callAsStaff } from '../session/staff-call'
import { nameOfSubject } from './report-columns'

const outcomes = [
  ['', 'Choose an outcome'],
  ...reportOutcomes.map((outcome) => [outcome, reportOutcomeName(outcome)] as const),
] as const

interface Values {
  outcome: string
  reason: string
}

const fields: EditFields<Report, Values> = {
  outcome: {
    label: 'Outcome',
    empty: '',
    of: ({ decision }) => decision?.outcome ?? '',
    input: (field) => <SelectInput {...field} options={outcomes} isRequired />,
  },
  reason: {
    label: 'Reason',
    empty: '',
    of: ({ decision }) => decision?.reason ?? '',
    input: (field) => (
      <TextInput
        {...field}
        rows={5}
        hint="Who has reported it reads this at the receipt, and in a mail."
        isRequired
      />
    ),
  },
}

/** The form of a decision about a report. */
export const reportDecision: Edit<Report, Values, ReportDecision> = {
  title: (report) => `Decide: ${nameOfSubject(report)}`,
  schema: reportDecisionSchema,
  fields,
  save: ({ _id: id }, body) => callAsStaff('PATCH /reports/{id}/decide', { params: { id }, body }),
  saved: () => ({ text: 'Report decided successfully!' }),
  failed: (error) => failureText('Failed to decide the report. Please try again.', error),
}

/** Decides about a report: outcome and reason (product.md, section 23). */
export function DecideReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  return <EditDialog reads={['GET /reports']} edit={reportDecision} item={report} onClose={onClose} />
}
