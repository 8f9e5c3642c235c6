interface Props {
  id?: string
  text: string | undefined
}

/** For inputs of our own. Amplify's own message has no id to be described by. */
export function FieldError({ id, text }: Props) {
  if (text === undefined) return null
  return (
    <p id={id} className="amplify-field__error-message" dir="auto">
      {text}
    </p>
  )
}
