import { type Report, type ReportDecision, reportDecisionSchema } from '#domain/report/report'
import { type ReportOutcome, reportOutcomeNames, reportOutcomes } from '#domain/report/report-kinds'
import type { EditFields } from '../../components/form/fields'
import { SelectInput } from '../../components/form/select-input'
import { TextInput } from '../../components/form/text-input'
import { failureText } from '../../components/feedback/failure-text'
import { EditDialog } from '../../resource/edit-dialog'
import type { Edit } from '../../resource/resource'
import { callAsStaff } from '../../calls/staff-call'
import { nameOfSubject } from './report-columns'
import { ReportFacts } from './report-facts'

const outcomes = [
  ['', 'Choose an outcome'],
  ...reportOutcomes.map((outcome) => [outcome, reportOutcomeNames[outcome]] as const),
] as const

const removedHint = 'Before you say that it was removed: reject the review, or withdraw the offer.'

interface Values {
  outcome: string
  reason: string
}

const fields: EditFields<Report, Values> = {
  outcome: {
    label: 'Outcome',
    empty: '',
    of: ({ decision }) => decision?.outcome ?? '',
    input: (field) => <SelectInput {...field} options={outcomes} hint={removedHint} isRequired />,
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

export const reportDecision: Edit<Report, Values, ReportDecision> = {
  title: (report) => `Decide: ${nameOfSubject(report)}`,
  schema: reportDecisionSchema,
  fields,
  about: (report) => <ReportFacts report={report} />,
  read: ({ _id: id }) => callAsStaff('GET /reports/by-id/{id}', { params: { id } }),
  textOf: (name, value) =>
    name === 'outcome' && value !== '' ? reportOutcomeNames[value as ReportOutcome] : undefined,
  save: ({ _id: id }, body, { version }) =>
    callAsStaff('PATCH /reports/{id}/decide', { params: { id }, body, version }),
  saved: () => ({ text: 'Report decided successfully!' }),
  failed: (error) => failureText('Failed to decide the report. Please try again.', error),
}

export function DecideReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  return <EditDialog reads={['GET /reports']} edit={reportDecision} item={report} onClose={onClose} />
}
