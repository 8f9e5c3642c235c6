import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { bounds } from '#domain/field/field'
import { messageAt, TextInput, useFieldError } from '../components/form/text-input'
import { useMoves } from '../components/form/use-moves'
import { RowButton } from '../components/row-button'
import { type BlogValues, emptyParagraph } from './blog-form'
import styles from '../components/form/fields.module.css'
import page from '../components/page.module.css'

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
