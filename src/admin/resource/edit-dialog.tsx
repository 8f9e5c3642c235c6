import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showSnackbar, viewOnSite } from '../components/feedback/snackbars'
import { ConflictDialog } from '../components/form/conflict-dialog'
import { Inputs, labelsOf, valuesOf } from '../components/form/fields'
import { FormDialog } from '../components/form/form-dialog'
import { useEntityForm } from '../components/form/use-entity-form'
import { type Identified, useOptimisticChange } from '../calls/optimistic-changes'
import type { Edit, Tabular } from './resource'

interface Props<Item extends Identified, Input extends FieldValues, Output> extends Pick<
  Tabular<Item, Input, Output>,
  'reads'
> {
  edit: Edit<Item, Input, Output>
  item: Item
  /** Opens the item before or after it in the list, if there is one. */
  previous?: (() => void) | undefined
  next?: (() => void) | undefined
  onClose: () => void
}

export function EditDialog<Item extends Identified, Input extends FieldValues, Output>({
  reads,
  edit,
  item,
  previous,
  next,
  onClose,
}: Props<Item, Input, Output>) {
  const { schema, fields, save, read, ask, textOf, pictures = [] } = edit
  const groups = [...(edit.groups ?? []), ...pictures.map((name) => [name, addressOf(name)])]
  const change = useOptimisticChange()
  const isOpen = useIsOpen()
  const afterSave = useRef<() => void>(undefined)
  /** With the addresses of its pictures, so that it is seen if someone else has changed one. */
  const valuesWith = (from: Item): Input => ({
    ...valuesOf(fields, from),
    ...Object.fromEntries(pictures.map((name) => [addressOf(name), from[name]])),
  })
  const form = useEntityForm({
    schema,
    values: valuesWith(item),
    stored: {
      version: item.version ?? 0,
      groups,
      read: async () => {
        const newest = await read(item)
        return { values: valuesWith(newest), version: newest.version ?? 0, item: newest }
      },
    },
    ask: ask && ((output) => ask(output, item)),
    save: (output, saving) =>
      change({ item, as: edit.ahead?.(output) ?? {}, call: () => save(item, output, saving), reads }),
    onSaved: (saved) => {
      const path = edit.pageOf?.(saved)
      showSnackbar({
        ...edit.saved(saved),
        ...(path && { action: viewOnSite(path) }),
      })
      edit.after?.(saved)
      // It may have been left, and another one opened since.
      if (isOpen.current) (afterSave.current ?? onClose)()
    },
    failureText: edit.failed,
  })
  return (
    <>
      <FormDialog
        title={edit.title(item)}
        form={form}
        onClose={onClose}
        steps={{ previous, next }}
        onLead={(go) => void (afterSave.current = go)}
        gone={edit.gone}
        about={edit.about?.(item)}
        aside={edit.preview?.(item)}
      >
        <Inputs fields={fields} item={item} />
      </FormDialog>
      <ConflictDialog
        form={form}
        labels={labelsOf(fields)}
        textOf={(name, value) =>
          pictures.some((each) => each === name) ? pictureText(value) : textOf?.(name, value)
        }
      />
    </>
  )
}

function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return isOpen
}

const pictureText = (value: unknown) => (value as File[])[0]?.name ?? 'Their picture'

/** No field of a form has this name. */
const addressOf = (picture: string) => `${picture} address`
