import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Modal } from '../feedback/modal'
import actions from '../feedback/actions.module.css'
import styles from './conflict-dialog.module.css'
import { groupOf } from './merge-versions'
import type { EntityFormState } from './use-entity-form'

export const nothing = '(nothing)'

type Choice = 'mine' | 'theirs'

export interface ConflictWording {
  labels: Record<string, string>
  /** For a value that does not speak for itself, such as a category; undefined for any other. */
  textOf?: ((name: string, value: unknown) => ReactNode) | undefined
}

interface Props<Input extends FieldValues, Output> extends ConflictWording {
  form: EntityFormState<Input, Output>
}

/** Shows both versions of each field that two people have changed. The user's own are chosen at first. */
export function ConflictDialog<Input extends FieldValues, Output>({
  form,
  labels,
  textOf,
}: Props<Input, Output>) {
  if (!form.conflict) return null
  return <Choices key={form.conflict.version} form={form} labels={labels} textOf={textOf} />
}

function Choices<Input extends FieldValues, Output>({ form, labels, textOf }: Props<Input, Output>) {
  const { mine, theirs, disputed, groups } = form.conflict!
  const names = Object.keys(labels).filter((name) => disputed.includes(name))
  // A group has the name of its first field.
  const firstOf = (name: string) => names.find((each) => groupOf(name, groups).includes(each))!
  const questions = names.filter((name) => name === firstOf(name))
  const fieldsOf = (question: string) => names.filter((name) => firstOf(name) === question)
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(questions.map((name) => [name, 'mine'])),
  )
  const textOfValue = (name: string, value: unknown) => textOf?.(name, value) ?? plainText(value)
  const chosen = () => ({
    ...mine,
    ...Object.fromEntries(
      names.flatMap((name) => {
        const source = { mine, theirs }[choices[firstOf(name)]!]
        return groupOf(name, groups).map((each) => [each, source[each]])
      }),
    ),
  })
  return (
    <Modal title="Someone else has changed this" size="large" onClose={form.closeConflict}>
      <p>
        {questions.length > 0
          ? 'It was saved by someone else while you were editing. Choose what to keep of what both of you have changed.'
          : 'It was saved by someone else while you were editing, with the same values as yours.'}
      </p>
      <div className={`stack ${styles.fields}`}>
        {questions.map((name) => (
          <fieldset key={name} className={styles.field}>
            <legend>
              {fieldsOf(name)
                .map((each) => labels[each])
                .join(', ')}
            </legend>
            {(['mine', 'theirs'] as const).map((choice) => (
              <label key={choice} className={styles.choice} data-chosen={choices[name] === choice}>
                <input
                  type="radio"
                  name={name}
                  checked={choices[name] === choice}
                  onChange={() => setChoices((before) => ({ ...before, [name]: choice }))}
                />
                <strong>{choice === 'mine' ? 'Yours' : 'Theirs'}</strong>
                {fieldsOf(name).map((each) => (
                  <span key={each} dir="auto">
                    {textOfValue(each, { mine, theirs }[choice][each]) || nothing}
                  </span>
                ))}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={`wrap ${actions.actions}`}>
        <Button variation="primary" onClick={() => void form.settleConflict(chosen())}>
          Save what is chosen
        </Button>
        <Button onClick={form.closeConflict}>Back to the form</Button>
      </div>
    </Modal>
  )
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n')
  if (value instanceof File) return value.name
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(plainText).filter(Boolean).join(' ')
}
