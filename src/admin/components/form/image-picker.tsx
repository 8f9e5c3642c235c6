import { type ReactNode, type SyntheticEvent, useCallback, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { imageTypes } from '#domain/image/formats'
import { useDocumentEvent } from '#lib/use-document-event'
import { uniqueKeys } from '#lib/unique-keys'
import logo from '#components/store-logo.module.css'
import { RowButton } from '../row-button'
import { FieldError } from './field-error'
import { imageAdvice, type ShownAs } from './image-advice'
import type { PickedImage } from './image-schema'
import styles from './image-picker.module.css'
import rowStyles from './input-row.module.css'
import { FieldLabel, useFieldError } from './text-input'
import { moved, useMoves } from './use-moves'

interface Props {
  /** The field's value is a list of files, and of addresses if `isMultiple`. */
  name: string
  label: string
  isRequired?: boolean
  isMultiple?: boolean
  /** A logo is previewed on light and on dark pages. @default 'picture' */
  shownAs?: ShownAs
  /** It stays if none is chosen. */
  current?: string | null
  onChange?: (before: readonly PickedImage[], after: readonly PickedImage[]) => void
}

/** Its schema, `pickedImagesSchema`, reduces large images. */
export function ImagePicker(props: Props) {
  const { name, label, isRequired, isMultiple = false, shownAs = 'picture', current } = props
  const { field } = useController({ name })
  const { trigger } = useFormContext()
  const files = field.value as PickedImage[]
  const moves = useMoves(files.length, (from, to) => change(moved(files, from, to)), true)
  // The same file may be chosen twice.
  const keys = uniqueKeys(files.map((file) => (file instanceof File ? file.name : file)))
  const error = useFieldError(name)
  const [inputId, errorId] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  // Anywhere on the page, as none of its fields takes a file.
  useDocumentEvent('paste', ({ clipboardData }) => add(clipboardData?.files ?? null))

  function change(after: PickedImage[]) {
    props.onChange?.(files, after)
    field.onChange(after)
  }

  function add(chosen: FileList | null) {
    const added = [...(chosen ?? [])].slice(0, isMultiple ? undefined : 1)
    if (added.length === 0) return
    change(isMultiple ? [...files, ...added] : added)
    // Begins to reduce them, and says at once that one is of another type.
    void trigger(name)
  }

  return (
    <div
      className={styles.picker}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add(event.dataTransfer.files)
      }}
    >
      <label htmlFor={inputId} className="amplify-label">
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      {files.length === 0 && current && <Preview shownAs={shownAs} alt="The one it has" source={current} />}
      <ul className={`wrap ${styles.files}`} aria-label="Chosen images">
        {files.map((file, at) => (
          <Chosen
            key={keys[at]}
            image={file}
            name={nameOfImage(file, at)}
            shownAs={shownAs}
            onRemove={() => {
              change(files.filter((_, other) => other !== at))
              input.current?.focus()
            }}
          >
            {files.length > 1 && moves.buttons(nameOfImage(file, at), at)}
          </Chosen>
        ))}
      </ul>
      {isMultiple && moves.status}
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
          // Allows choosing the same file again after its removal.
          event.target.value = ''
        }}
      />
      <FieldError id={errorId} text={error} />
    </div>
  )
}

interface ChosenProps {
  image: PickedImage
  name: string
  shownAs: ShownAs
  onRemove: () => void
  children: ReactNode
}

function Chosen({ image, name, shownAs, onRemove, children }: ChosenProps) {
  const [advice, setAdvice] = useState<string[]>([])
  return (
    <li className="stack">
      <Preview
        shownAs={shownAs}
        alt={name}
        source={image}
        onLoad={({ naturalWidth: width, naturalHeight: height }) => {
          if (image instanceof File) setAdvice(imageAdvice({ width, height, type: image.type }, shownAs))
        }}
      />
      {/* Always rendered, so that changes are announced. */}
      <div role="status" className={rowStyles.advice}>
        {advice.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={`row ${styles.buttons}`}>
        {children}
        <RowButton text="Remove" name={name} onClick={onRemove} />
      </div>
    </li>
  )
}

interface PreviewProps {
  shownAs: ShownAs
  alt: string
  source: File | string
  onLoad?: (image: HTMLImageElement) => void
}

function Preview({ shownAs, alt, source, onLoad }: PreviewProps) {
  // A new function on each rendering would load the image again.
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = typeof source === 'string' ? source : URL.createObjectURL(source)
      return () => URL.revokeObjectURL(image.src)
    },
    [source],
  )
  const loaded = onLoad && {
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => onLoad(event.currentTarget),
  }
  if (shownAs === 'picture') return <img ref={show} alt={alt} className={styles.preview} {...loaded} />
  return (
    <div className={`wrap ${styles.schemes}`}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme}>
          <div className={styles.scheme} data-scheme={scheme}>
            <span className={`edged ${logo.plate}`}>
              <img
                ref={show}
                alt={scheme === 'light' ? alt : ''}
                className={logo.logo}
                {...(scheme === 'light' && loaded)}
              />
            </span>
          </div>
          <figcaption className="soft tiny">On {scheme} pages</figcaption>
        </figure>
      ))}
    </div>
  )
}

export function nameOfImage(image: PickedImage, at: number): string {
  return image instanceof File ? image.name : `image ${at + 1}`
}
