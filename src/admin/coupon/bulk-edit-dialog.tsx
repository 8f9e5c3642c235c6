import { useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Coupon } from '#domain/coupon/coupon'
import { FormDialog } from '../components/form/form-dialog'
import { useEntityForm } from '../components/form/use-entity-form'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { type BulkField, BulkInputs, emptyBulkValues, enteredBulkSchema } from './bulk-fields'
import { BulkPreview, useBulkPreview } from './bulk-preview'
import type { BulkTarget } from './bulk-runs'
import { startBulk } from './run-bulk'

interface Props {
  selected: readonly Pick<Coupon, '_id'>[]
  /** The filter of a list, as GET /coupons takes it: all its coupons instead of the selected ones. */
  where?: Record<string, string>
  /** How many these are, if it is known. */
  count?: number
  /** Called when the run has begun. */
  onStart: () => void
  /** Called at the end with the ids of those that could not be changed. */
  onFailed: (ids: string[]) => void
  onClose: () => void
}

/** The field that was changed last, which is likely to be the next one. */
const useLastField = create<{ field: BulkField }>(() => ({ field: emptyBulkValues.field }))

/** Changes a field of many coupons. The run goes on after the dialog has closed. */
export function BulkEditDialog({ selected, where, count, onStart, onFailed, onClose }: Props) {
  const client = useQueryClient()
  const field = useLastField((last) => last.field)
  const target: BulkTarget = where
    ? { where, ...(count !== undefined && { count }) }
    : { ids: selected.map(({ _id }) => _id) }
  const form = useEntityForm({
    schema: enteredBulkSchema,
    values: { ...emptyBulkValues, field },
    save: async (changes) => startBulk({ target, changes, onFailed, client }),
    onSaved: () => {
      useLastField.setState({ field: form.methods.getValues('field') })
      onClose()
      onStart()
      if (selected[0]) focusRowWhenLoaded(selected[0]._id)
    },
    failureText: () => 'Failed to change the coupons',
  })
  const preview = useBulkPreview(target, form.methods.control)
  const number = where ? count : selected.length
  const whole = number === undefined ? 'all results' : String(number)
  const title = number === 1 ? 'Edit 1 coupon' : `Edit ${number === undefined ? whole : `${whole} coupons`}`
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={`Apply to ${preview.changing ?? whole}`}
      missing={preview.changing === 0 ? 'Nothing will change.' : undefined}
      onClose={onClose}
    >
      <BulkInputs />
      <BulkPreview {...preview} />
    </FormDialog>
  )
}
