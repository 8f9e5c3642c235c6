import { Button } from '@aws-amplify/ui-react'
import { type DragEvent, use, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageProblems, imageTypes } from '#domain/image'
import styles from './image-picker.module.css'
import { looksLikeImage } from './image-signature'
import { PrepareContext } from './preparations'
import { reduceImage } from './reduce-image'
import { FieldLabel, useFieldError } from './text-input'

interface Props {
  /** The name of the field. Its value is a list of files, empty if none is chosen. */
  name: string
  label: string
  isRequired?: boolean
  /** Accepts several images and lets users order them. */
  isMultiple?: boolean
  /** The longest side that the site shows, in pixels, on a screen of double density. */
  longestSide: number
  /** The present image. It stays if none is chosen. */
  current?: string | null
}

/**
 * Picks images with a file dialog or by dropping them. Refuses other files, reduces large images, and shows
 * what will be sent.
 */
export function ImagePicker({ name, label, isRequired, isMultiple = false, longestSide, current }: Props) {
  const { field } = useController({ name })
  const { getValues } = useFormContext()
  const prepare = use(PrepareContext)
  const files = field.value as File[]
  const [refused, setRefused] = useState<string>()
  const invalid = useFieldError(name)
  const error = refused ?? invalid
  const [inputId, errorId] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)

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

  return (
    <div className={styles.picker} {...dropping(add)}>
      <label htmlFor={inputId} className="amplify-label">
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      {files.length === 0 && current && <img src={current} alt="The one it has" className={styles.preview} />}
      <ul className={styles.files} aria-label="Chosen images">
        {files.map((file, at) => (
          <Chosen
            key={keyOf(file)}
            file={file}
            onRemove={() => {
              field.onChange(files.filter((_, other) => other !== at))
              input.current?.focus()
            }}
            onEarlier={at > 0 ? () => field.onChange(swapped(files, at - 1)) : undefined}
            onLater={at < files.length - 1 ? () => field.onChange(swapped(files, at)) : undefined}
          />
        ))}
      </ul>
      <input
        id={inputId}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        className={styles.input}
        type="file"
        accept={imageTypes.join(',')}
        multiple={isMultiple}
        required={isRequired && files.length === 0}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onBlur={field.onBlur}
        onChange={(event) => {
          add(event.target.files)
          // So that the same file can be chosen again after its removal.
          event.target.value = ''
        }}
      />
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The handlers of a place where files can be dropped. */
function dropping(add: (files: FileList) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      add(event.dataTransfer.files)
    },
  }
}

interface ChosenProps {
  file: File
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

function Chosen({ file, onRemove, onEarlier, onLater }: ChosenProps) {
  return (
    <li className={styles.file}>
      <img ref={(image) => showFile(image, file)} alt={file.name} className={styles.preview} />
      <div className={styles.buttons}>
        {onEarlier && (
          <Button size="small" aria-label={`Move ${file.name} forward`} onClick={onEarlier}>
            ←
          </Button>
        )}
        {onLater && (
          <Button size="small" aria-label={`Move ${file.name} back`} onClick={onLater}>
            →
          </Button>
        )}
        <Button size="small" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

/** Shows a file in an image element, until the element is removed. */
function showFile(image: HTMLImageElement | null, file: File) {
  const address = URL.createObjectURL(file)
  if (image) image.src = address
  return () => URL.revokeObjectURL(address)
}

const keys = new WeakMap<File, string>()

/** A key for each chosen file. The same file may be chosen twice. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}

/** The list with the files at this index and the next one swapped. */
function swapped(files: readonly File[], at: number): File[] {
  const result = [...files]
  const [moved] = result.splice(at, 1)
  if (moved) result.splice(at + 1, 0, moved)
  return result
}
