import { Button } from '@aws-amplify/ui-react'
import { type DragEvent, type SyntheticEvent, useCallback, useId, useRef, useState } from 'react'
import { imageTypes } from '#domain/image'
import logo from '#components/store-logo.module.css'
import { imageAdvice, type ShownAs } from './image-advice'
import styles from './image-picker.module.css'
import { stillOf } from './moving-image'
import { FieldLabel, useFieldError } from './text-input'
import { useChosenFiles } from './use-chosen-files'

interface Props {
  /** The name of the field. Its value is a list of files, empty if none is chosen. */
  name: string
  label: string
  isRequired?: boolean
  /** Accepts several images and lets users order them. */
  isMultiple?: boolean
  /** The longest side that the site shows, in pixels, on a screen of double density. */
  longestSide: number
  /** What it is shown as. A logo is previewed as it is on light and on dark pages. @default 'picture' */
  shownAs?: ShownAs
  /** The present image. It stays if none is chosen. */
  current?: string | null
}

/**
 * Picks images with a file dialog or by dropping them. Refuses other files, reduces large images, and shows
 * what will be sent.
 */
export function ImagePicker(props: Props) {
  const { name, label, isRequired, isMultiple = false, longestSide, shownAs = 'picture', current } = props
  const { field, files, add, change, refused } = useChosenFiles({ name, isMultiple, longestSide })
  const invalid = useFieldError(name)
  const error = refused ?? invalid
  const [inputId, errorId, adviceId] = [useId(), useId(), useId()]
  const { advice, onSize } = useAdvice(files, shownAs)
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className={styles.picker} {...dropping(add)}>
      <label htmlFor={inputId} className="amplify-label">
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      {files.length === 0 && current && <Preview shownAs={shownAs} alt="The one it has" source={current} />}
      <ul className={styles.files} aria-label="Chosen images">
        {files.map((file, at) => (
          <Chosen
            key={keyOf(file)}
            file={file}
            shownAs={shownAs}
            onSize={onSize}
            onRemove={() => {
              change(files.filter((_, other) => other !== at))
              input.current?.focus()
            }}
            onEarlier={at > 0 ? () => change(swapped(files, at - 1)) : undefined}
            onLater={at < files.length - 1 ? () => change(swapped(files, at)) : undefined}
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
        aria-describedby={`${error === undefined ? '' : errorId} ${adviceId}`.trim()}
        onBlur={field.onBlur}
        onChange={(event) => {
          add(event.target.files)
          // So that the same file can be chosen again after its removal.
          event.target.value = ''
        }}
      />
      {/* Always there, so that it is announced. */}
      <div id={adviceId} role="status" className={styles.advice}>
        {advice.map((text) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} dir="auto">
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

/** Advice about the chosen files, once their sizes are known. Of several files each is named. */
function useAdvice(files: readonly File[], shownAs: ShownAs) {
  const [sizes, setSizes] = useState<ReadonlyMap<File, Size>>(new Map())
  const advice = files.flatMap((file) => {
    const size = sizes.get(file)
    const texts = size ? imageAdvice({ ...size, type: file.type }, shownAs) : []
    return texts.map((text) => (files.length > 1 ? `${file.name}: ${text}` : text))
  })
  const onSize = (file: File, size: Size) => setSizes((known) => new Map(known).set(file, size))
  return { advice: [...new Set(advice)], onSize }
}

interface Size {
  width: number
  height: number
}

interface ChosenProps {
  file: File
  shownAs: ShownAs
  onSize: (file: File, size: Size) => void
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

function Chosen({ file, shownAs, onSize, onRemove, onEarlier, onLater }: ChosenProps) {
  return (
    <li className={styles.file}>
      <Preview
        shownAs={shownAs}
        alt={file.name}
        source={file}
        onLoad={({ naturalWidth: width, naturalHeight: height }) => onSize(file, { width, height })}
      />
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

interface PreviewProps {
  shownAs: ShownAs
  alt: string
  /** A file, or an address. */
  source: File | string
  onLoad?: (image: HTMLImageElement) => void
}

/** An image, or a logo as visitors see it in both colour schemes. */
function Preview({ shownAs, alt, source, onLoad }: PreviewProps) {
  // The same function for the same file, or each rendering would load it again.
  const show = useCallback((image: HTMLImageElement | null) => showSource(image, source), [source])
  const loaded = onLoad && {
    onLoad: (event: SyntheticEvent<HTMLImageElement>) => onLoad(event.currentTarget),
  }
  if (shownAs === 'picture') return <img ref={show} alt={alt} className={styles.preview} {...loaded} />
  return (
    <div className={styles.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme}>
          <div className={styles.scheme} data-scheme={scheme}>
            <span className={logo.plate}>
              <img
                ref={show}
                alt={scheme === 'light' ? alt : ''}
                className={logo.logo}
                {...(scheme === 'light' && loaded)}
              />
            </span>
          </div>
          <figcaption>On {scheme} pages</figcaption>
        </figure>
      ))}
    </div>
  )
}

/**
 * Shows the still picture of a file, or what is at an address, in an image element, until the element is
 * removed.
 */
function showSource(image: HTMLImageElement | null, source: File | string) {
  let [address, isRemoved] = ['', false]
  if (typeof source !== 'string') void stillOf(source).then(show)
  else if (image) image.src = source

  function show(still: Blob) {
    if (isRemoved || !image) return
    address = URL.createObjectURL(still)
    image.src = address
  }

  return () => {
    isRemoved = true
    URL.revokeObjectURL(address)
  }
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
