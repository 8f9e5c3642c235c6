import { Button } from '@aws-amplify/ui-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageProblems, imageTypes } from '#domain/image'
import styles from './image-picker.module.css'
import { looksLikeImage } from './image-signature'
import { reduceImage } from './reduce-image'
import { FieldLabel, useFieldError } from './text-input'

interface Props {
  /** The field: its value is a list of files, empty where none was chosen. */
  name: string
  label: string
  isRequired?: boolean
  /** Takes several, which can be put in order. */
  isMultiple?: boolean
  /** Pixels of its longer side that the site shows at most, on a screen of double density. */
  longestSide: number
  /** The image that stays where none is chosen. */
  current?: string | null
}

/**
 * Picks images, by a file dialog or by dropping them here, refuses what is none, makes large ones smaller,
 * and shows what will be sent.
 */
export function ImagePicker({ name, label, isRequired, isMultiple = false, longestSide, current }: Props) {
  const { field } = useController({ name })
  const { getValues } = useFormContext()
  const files = field.value as File[]
  const [refused, setRefused] = useState<string>()
  const invalid = useFieldError(name)
  const error = refused ?? invalid
  const [inputId, errorId] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)

  const present = () => getValues(name) as File[]
  // At once, and smaller as soon as that is done: a form that is sent meanwhile does not go without them.
  const add = (chosen: FileList | null) => {
    const added = [...(chosen ?? [])].slice(0, isMultiple ? undefined : 1)
    if (added.length === 0) return
    setRefused(undefined)
    field.onChange(isMultiple ? [...present(), ...added] : added)
    for (const file of added) void settle(file)
  }
  async function settle(file: File) {
    if (!(await looksLikeImage(file))) {
      field.onChange(present().filter((other) => other !== file))
      return setRefused(`${file.name}: ${imageProblems.type}`)
    }
    const reduced = await reduceImage(file, longestSide)
    if (reduced === file || !present().includes(file)) return
    field.onChange(present().map((other) => (other === file ? reduced : other)))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    add(event.dataTransfer.files)
  }

  return (
    <div className={styles.picker} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
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
          // The same file can be chosen again after it was removed.
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

/** Shows a file in an image for as long as that is there. */
function showFile(image: HTMLImageElement | null, file: File) {
  const address = URL.createObjectURL(file)
  if (image) image.src = address
  return () => URL.revokeObjectURL(address)
}

const keys = new WeakMap<File, string>()

/** A key of its own for each choice of a file: the same one may be chosen twice. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID()
  keys.set(file, key)
  return key
}

/** A list with the files at this place and the next changed over. */
function swapped(files: readonly File[], at: number): File[] {
  const result = [...files]
  const [moved] = result.splice(at, 1)
  if (moved) result.splice(at + 1, 0, moved)
  return result
}
