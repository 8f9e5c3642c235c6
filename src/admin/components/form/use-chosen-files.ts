import { use, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageProblems } from '#domain/http/image'
import { looksLikeImage } from './image-signature'
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

/** `refused` says why the last file was not taken. */
export function useChosenFiles({ name, isMultiple, longestSide, onChange }: Options) {
  const { field } = useController({ name })
  const { getValues, setValue, clearErrors } = useFormContext()
  const prepare = use(PrepareContext)
  const [refused, setRefused] = useState<string>()
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
    setRefused(undefined)
    clearErrors(name)
    for (const file of added) unprepared.add(file)
    change(isMultiple ? [...chosenFiles(), ...added] : added)
    for (const file of added) prepare(name, settle(file))
  }

  /** Resolves to whether it is an image. */
  async function settle(file: File): Promise<boolean> {
    let taken = [file]
    try {
      taken = (await looksLikeImage(file)) ? [await reduceImage(file, longestSide)] : []
    } finally {
      unprepared.delete(file)
      if (taken.length === 0) setRefused(`${file.name}: ${imageProblems.type}`)
      change(chosenFiles().flatMap((other) => (other === file ? taken : other)))
    }
    return taken.length > 0
  }

  return { field, files: field.value as PickedImage[], add, change, refused }
}
