import { ActionButton } from './action-button'

interface Props {
  text: string
  /** What it is about, for its label: 'Delete Zephyr Outfitters'. */
  name: string
  isWaiting?: boolean
  isPrimary?: boolean
  onClick: () => unknown
}

export function RowButton({ text, name, isWaiting = false, isPrimary = false, onClick }: Props) {
  return (
    <ActionButton
      size="small"
      {...(isPrimary && { variation: 'primary' })}
      aria-label={`${text} ${name}`}
      isWaiting={isWaiting}
      onClick={() => void onClick()}
    >
      {text}
    </ActionButton>
  )
}
