import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { bounds } from '#domain/field/field'
import { isNotFound } from '#lib/api-error'
import { read } from '#lib/read'
import { ImagePicker, nameOfImage } from '../components/form/image-picker'
import { messageAt, TextInput, useFieldError } from '../components/form/text-input'
import { useMoves } from '../components/form/use-moves'
import { RowButton } from '../components/row-button'
import styles from '../components/form/fields.module.css'
import page from '../components/page.module.css'
import { StorePicker } from '../store/store-picker'
import points from '../store/points-input.module.css'
import { altsAfter, type BlogValues, emptyParagraph } from './blog-form'

export function CoversInput(field: { name: string; label: string }) {
  const { getValues, setValue } = useFormContext<BlogValues>()
  return (
    <ImagePicker
      {...field}
      isMultiple
      onChange={(before, after) => {
        const alts = getValues('coverImageAlts').map((alt) => alt ?? '')
        setValue('coverImageAlts', altsAfter(before, after, alts), { shouldDirty: true })
      }}
    />
  )
}

export function CoverAltsInput() {
  const images = useWatch<BlogValues, 'coverImages'>({ name: 'coverImages' })
  return images.map((image, at) => (
    <TextInput
      // eslint-disable-next-line react/no-array-index-key -- A text field is one of a place, not of an image.
      key={at}
      name={`coverImageAlts.${at}`}
      label={`Alternative text of ${nameOfImage(image, at)}`}
      hint="What the image shows, for those who can't see it. Left empty, it counts as decoration."
    />
  ))
}

export function ParagraphsInput() {
  const { fields, append, remove, move } = useFieldArray<BlogValues, 'paragraphs'>({ name: 'paragraphs' })
  const moves = useMoves(fields.length, move)
  const { formState, setFocus } = useFormContext<BlogValues>()
  const { errors } = formState
  const error = useFieldError('paragraphs')
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error !== undefined) problem.current?.focus()
  }, [error])
  const removeAt = (at: number) => {
    remove(at)
    setFocus(`paragraphs.${at - 1}.paragraphText`)
  }
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={styles.group}>
          <legend>Paragraph {at + 1}</legend>
          <TextInput
            name={`paragraphs.${at}.paragraphTitle`}
            label="Paragraph title"
            partError={messageAt(errors, `paragraphs.${at}`)}
          />
          <TextInput name={`paragraphs.${at}.paragraphText`} label="Paragraph text" rows={5} isRequired />
          {fields.length > 1 && (
            <div className={`row wrap ${page.buttons}`}>
              {moves.buttons(`paragraph ${at + 1}`, at)}
              {at > 0 && (
                <RowButton text="Remove" name={`paragraph ${at + 1}`} onClick={() => removeAt(at)} />
              )}
            </div>
          )}
        </fieldset>
      ))}
      {moves.status}
      {error !== undefined && (
        <p ref={problem} className="amplify-field__error-message" tabIndex={-1}>
          {error}
        </p>
      )}
      <div>
        <Button
          isDisabled={fields.length >= bounds.paragraphs}
          onClick={() => append(emptyParagraph, { focusName: `paragraphs.${fields.length}.paragraphTitle` })}
        >
          Add paragraph
        </Button>
      </div>
    </>
  )
}

export function StoresInput() {
  const { field } = useController<{ storeIds: string[] }, 'storeIds'>({ name: 'storeIds' })
  const { field: typed } = useController<{ typedStore: string }, 'typedStore'>({ name: 'typedStore' })
  const { errors } = useFormContext().formState
  const places = ['typedStore', 'storeIds', ...field.value.map((_, at) => `storeIds.${at}`)]
  const error = places.map((place) => messageAt(errors, place)).find((message) => message !== undefined)
  const input = useRef<HTMLInputElement>(null)
  const ids = field.value
  const isFull = ids.length >= bounds.blogStores
  return (
    <div className="stack">
      <StorePicker
        ref={(element) => {
          input.current = element
          field.ref(element)
          typed.ref(element)
        }}
        label={isFull ? `Stores (${bounds.blogStores} at most)` : 'Stores'}
        isOptional={!isFull}
        value=""
        onChange={(id) => {
          if (id !== '' && !isFull && !ids.includes(id)) field.onChange([...ids, id])
        }}
        onType={typed.onChange}
        onBlur={field.onBlur}
        error={error}
      />
      <ul className={`stack ${points.list}`} aria-label="Stores">
        {ids.map((id) => (
          <ChosenStore
            key={id}
            id={id}
            onRemove={() => {
              field.onChange(ids.filter((other) => other !== id))
              input.current?.focus()
            }}
          />
        ))}
      </ul>
    </div>
  )
}

interface ChosenProps {
  id: string
  onRemove: () => void
}

function ChosenStore({ id, onRemove }: ChosenProps) {
  const { data, error } = useQuery(read('GET /stores/by-id/{id}', { id }))
  const name = data?.name ?? (isNotFound(error) ? 'A store that was deleted' : id)
  return (
    <li className="row wrap edged">
      <span dir="auto">{name}</span>
      <RowButton text="Remove" name={name} onClick={onRemove} />
    </li>
  )
}
