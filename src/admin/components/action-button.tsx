import { Button, type ButtonProps } from '@aws-amplify/ui-react'

interface Props extends ButtonProps {
  isWaiting: boolean
}

/** A button, not disabled while it waits: it would lose the focus, and a dialog could not return it. */
export function ActionButton({ isWaiting, className = '', ...props }: Props) {
  const look = isWaiting ? `amplify-button--disabled ${className}` : className
  return <Button {...props} className={look} aria-disabled={isWaiting} />
}
