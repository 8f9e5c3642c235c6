import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '#components/icon'
import { type Drawing, iconPaths } from './icon-paths'
import styles from './more-buttons.module.css'

interface Props {
  label: string
  icon?: Drawing
  /** Something in it is chosen. */
  isOn?: boolean
  children: ReactNode
}

/** A button that shows others. */
export function MoreButtons({ label, icon = 'more', isOn, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  /** A dialog that opens returns the focus here. */
  function closeOnChoice({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('button:not([type=submit]), a')) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons send these events
    <div className="anchor" onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <button
        ref={opener}
        type="button"
        className={`icon-button ${styles.opener}`}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        data-on={isOn}
        data-icon={icon}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={iconPaths[icon]} />
      </button>
      {isOpen && (
        <div
          ref={keepInside}
          className={`panel ${styles.list}`}
          {...{ onClick: closeOnChoice, onSubmit: close }}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** Moves the list into the window, or into its dialog, where it would be cut off. */
function keepInside(list: HTMLElement | null) {
  if (!list) return
  const frame = list.closest('dialog')?.getBoundingClientRect() ?? { left: 0, bottom: innerHeight }
  const { left, bottom } = list.getBoundingClientRect()
  const { top } = list.previousElementSibling!.getBoundingClientRect()
  const [right, down] = [Math.max(0, frame.left + 8 - left), bottom > frame.bottom ? top - 4 - bottom : 0]
  list.style.translate = `${right}px ${down}px`
}
