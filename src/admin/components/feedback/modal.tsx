import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { focusContent } from '#lib/kept-focus'
import { Icon } from '#components/icon'
import { noteReturnedFocus } from '../table/wanted-row'
import styles from './modal.module.css'
import { Snackbars } from './snackbars'

interface Props {
  title: ReactNode
  /** Screen readers read it when the dialog opens. */
  description?: ReactNode
  children: ReactNode
  /** Called for Escape and the close button. The parent removes the dialog. Without it neither works. */
  onClose?: () => void
  /** 'alertdialog' for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog'
  /** 'side': at the side of the window, so that the list stays in sight. */
  size?: 'small' | 'medium' | 'large' | 'side'
  beside?: ReactNode
}

/** Never closes by itself. The focus starts at `data-first-focus`, or at the first field. */
export function Modal(props: Props) {
  const { title, description, children, onClose, role = 'dialog', size = 'medium', beside } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    // The browser restores the focus when a dialog is closed, but not when it is removed.
    const before = document.activeElement
    element?.showModal()
    const first =
      element?.querySelector('[data-first-focus]') ?? element?.querySelector('form :is(input, select)')
    if (first instanceof HTMLElement) first.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
      // The element that had the focus may be removed or disabled.
      if (document.activeElement === document.body) focusContent()
      noteReturnedFocus()
    }
  }, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose?.()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-size={size}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onKeyDown={closeOnEscape}
      onCancel={(event) => event.preventDefault()}
      {...{ closedby: 'none' }}
    >
      <header className={styles.header}>
        <h2 id={`${id}title`} className={`clamped ${styles.title}`} dir="auto">
          {title}
        </h2>
        {beside}
        {onClose && (
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      {description && (
        <div id={`${id}description`} className={styles.description} dir="auto">
          {description}
        </div>
      )}
      {children}
      <Snackbars />
    </dialog>
  )
}
