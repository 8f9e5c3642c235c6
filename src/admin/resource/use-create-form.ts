import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { showSnackbar, viewOnSite } from '../components/feedback/snackbars'
import { emptyValues } from '../components/form/fields'
import { useEntityForm } from '../components/form/use-entity-form'
import type { Identified } from '../calls/optimistic-changes'
import { invalidateReads } from '../calls/invalidate-reads'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import type { Creatable } from './resource'

/** The state of a form for a new item. `values`: initial values, such as a store from the address. */
export function useCreateForm<Input extends FieldValues, Output, Created extends Identified>(
  { reads, create }: Creatable<Input, Output, Created>,
  onCreated: (created: Created) => void,
  values?: Partial<Input>,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { schema, fields, save, ask, invalidText } = create
  return useEntityForm({
    schema,
    values: { ...emptyValues<Input>(fields), ...values },
    save,
    ask,
    invalidText,
    failureText: create.failed,
    onSaved: (created) => {
      const next = create.proposal?.(created)
      const page = create.pageOf?.(created)
      showSnackbar({
        ...create.saved(created),
        ...(page && { action: viewOnSite(page) }),
        ...(next && { action: { label: next.label, run: () => void navigate(next.path) } }),
      })
      // A list below this dialog is shown already.
      void invalidateReads(client, reads).then(() => focusRowWhenLoaded(created._id))
      onCreated(created)
    },
  })
}
