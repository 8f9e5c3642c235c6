import { isLong } from '#lib/long-text'
import { Prose } from './prose'
import { ReadOn } from './read-on'

interface Props {
  text: string
  /** Of what is described. */
  name: string
  className: string | undefined
}

/** A text of operators. On a phone a long one has two lines in view. */
export function Description({ text, name, className }: Props) {
  const prose = <Prose text={text} className={className} />
  if (!isLong(text, 2, 40)) return prose
  return (
    <ReadOn of="about" name={name} isBrief>
      {prose}
    </ReadOn>
  )
}
