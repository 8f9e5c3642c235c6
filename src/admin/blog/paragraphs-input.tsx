import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { bounds } from '#domain/text'
import { messageAt, TextInput, useFieldError } from '../components/form/text-input'
import { type BlogValues, emptyParagraph } from './blog-form'
import styles from './paragraphs-input.module.css'

/**
 * The paragraphs of a blog. Paragraphs can be added and removed, except the first (product.md, section 5).
 */
export function ParagraphsInput() {
  const { fields, append, remove } = useFieldArray<BlogValues, 'paragraphs'>({ name: 'paragraphs' })
  const { errors } = useFormContext().formState
  const error = useFieldError('paragraphs')
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error !== undefined) problem.current?.focus()
  }, [error])
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={styles.paragraph}>
          <legend>Paragraph {at + 1}</legend>
          <TextInput
            name={`paragraphs.${at}.paragraphTitle`}
            label="Paragraph title"
            partError={messageAt(errors, `paragraphs.${at}`)}
          />
          <TextInput name={`paragraphs.${at}.paragraphText`} label="Paragraph text" rows={5} isRequired />
          {at > 0 && (
            <Button size="small" aria-label={`Remove paragraph ${at + 1}`} onClick={() => remove(at)}>
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      {error !== undefined && (
        <p ref={problem} className={styles.error} tabIndex={-1}>
          {error}
        </p>
      )}
      <Button
        className={styles.add ?? ''}
        isDisabled={fields.length >= bounds.paragraphs}
        onClick={() => append(emptyParagraph, { focusName: `paragraphs.${fields.length}.paragraphTitle` })}
      >
        Add paragraph
      </Button>
    </>
  )
}
