import { use, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageProblems } from '#domain/image'
import { looksLikeImage } from './image-signature'
import { PrepareContext } from './preparations'
import { reduceImage } from './reduce-image'

interface Options {
  /** The name of the field. Its value is a list of files. */
  name: string
  isMultiple: boolean
  longestSide: number
}

/** The files of an image picker. `refused` says why the last one was not taken. */
export function useChosenFiles({ name, isMultiple, longestSide }: Options) {
  const { field } = useController({ name })
  const { getValues } = useFormContext()
  const prepare = use(PrepareContext)
  const [refused, setRefused] = useState<string>()

  const present = () => getValues(name) as File[]
  // Files are shown at once and replaced when they are reduced. A form that is sent meanwhile waits.
  const add = (chosen: FileList | null) => {
    const added = [...(chosen ?? [])].slice(0, isMultiple ? undefined : 1)
    if (added.length === 0) return
    setRefused(undefined)
    field.onChange(isMultiple ? [...present(), ...added] : added)
    for (const file of added) prepare(name, settle(file))
  }
  /** Whether it is an image. */
  async function settle(file: File): Promise<boolean> {
    if (!(await looksLikeImage(file))) {
      field.onChange(present().filter((other) => other !== file))
      setRefused(`${file.name}: ${imageProblems.type}`)
      return false
    }
    const reduced = await reduceImage(file, longestSide)
    if (reduced !== file && present().includes(file)) {
      field.onChange(present().map((other) => (other === file ? reduced : other)))
    }
    return true
  }

  return { field, files: field.value as File[], add, refused }
}
