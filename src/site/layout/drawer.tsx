import { useRef } from 'react'
import { Icon } from '#components/icon'
import { useBackdropClose } from '#lib/use-backdrop-close'
import styles from './drawer.module.css'
import { Navigation } from './navigation'

const supportsCommands = (): boolean => 'command' in HTMLButtonElement.prototype

export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackdropClose(dialog)
  // With these attributes browsers open it before, or without, our script.
  const opens = { command: 'show-modal', commandfor: 'menu' }
  const closes = { command: 'close', commandfor: 'menu' }

  function open() {
    if (!supportsCommands()) dialog.current?.showModal()
  }

  function close() {
    dialog.current?.close()
  }

  return (
    <>
      <button
        type="button"
        className={`row outlined ${styles.button}`}
        aria-haspopup="dialog"
        onClick={open}
        {...opens}
      >
        <Icon name="menu" />
        Menu
      </button>
      <dialog
        ref={dialog}
        id="menu"
        className={`screen-only ${styles.drawer}`}
        aria-label="Menu"
        {...{ closedby: 'any' }}
      >
        <button type="button" className={`row outlined ${styles.button}`} onClick={close} {...closes}>
          <Icon name="close" />
          Close
        </button>
        <Navigation label="Menu" className={styles.navigation} onLeave={close} />
      </dialog>
    </>
  )
}
