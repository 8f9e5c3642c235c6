import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'

interface Props {
  /** What the row is called: 'Zephyr Outfitters'. */
  name: string
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** What else can be done with it. */
  children?: ReactNode
}

/** What can be done with one row. */
export function RowButtons({ name, onEdit, onDelete, children }: Props) {
  return (
    <>
      {onEdit && (
        <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {children}
      {onDelete && (
        <Button size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      )}
    </>
  )
}
