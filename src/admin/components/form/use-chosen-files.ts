import { use } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageTypes } from '#domain/image/formats'
import { PrepareContext } from './preparations'
import { reduceImage } from './reduce-image'

/** A new file, or the address of a stored image. */
export type PickedImage = File | string

interface Options {
  name: string
  isMultiple: boolean
  longestSide: number
  onChange: ((before: readonly PickedImage[], after: readonly PickedImage[]) => void) | undefined
}

/** Not reduced yet, so they may be too large. */
const unprepared = new WeakSet<File>()

export function useChosenFiles({ name, isMultiple, longestSide, onChange }: Options) {
  const { field } = useController({ name })
  const { getValues, setValue, clearErrors, trigger } = useFormContext()
  const prepare = use(PrepareContext)
  const chosenFiles = () => getValues(name) as PickedImage[]

  /** Validates after a first submit, and files only once all are reduced. */
  function change(files: PickedImage[]) {
    onChange?.(chosenFiles(), files)
    if (files.some((file) => file instanceof File && unprepared.has(file)))
      setValue(name, files, { shouldDirty: true })
    else field.onChange(files)
  }

  // Files are shown at once and replaced when reduced. A form that is sent meanwhile waits.
  function add(chosen: FileList | null) {
    const added = [...(chosen ?? [])].slice(0, isMultiple ? undefined : 1)
    if (added.length === 0) return
    clearErrors(name)
    for (const file of added) unprepared.add(file)
    change(isMultiple ? [...chosenFiles(), ...added] : added)
    for (const file of added) prepare(reduce(file))
  }

  async function reduce(file: File) {
    const reduced = await reduceImage(file, longestSide)
    unprepared.delete(file)
    change(chosenFiles().map((other) => (other === file ? reduced : other)))
    // Says at once that a file is of another type.
    if (!imageTypes.includes(file.type)) void trigger(name)
  }

  return { field, files: field.value as PickedImage[], add, change }
}
