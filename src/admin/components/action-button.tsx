import { Button, type ButtonProps } from '@aws-amplify/ui-react'

interface Props extends ButtonProps {
  /** Whether its action is under way, so that another click does nothing. */
  isWaiting: boolean
}

/**
 * A button whose action takes time. It shows and says that it waits, but is not disabled then: it would lose
 * the focus, and a dialog could not return it.
 */
export function ActionButton({ isWaiting, className = '', ...props }: Props) {
  const look = isWaiting ? `amplify-button--disabled ${className}` : className
  return <Button {...props} className={look} aria-disabled={isWaiting} />
}
