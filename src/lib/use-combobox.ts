import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

interface Props {
  /** The list is shown if it has an option. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  count: number
  /** -1 if Enter is pressed without an active option. */
  onChoose: (at: number) => void
}

export type Combobox = ReturnType<typeof useCombobox>

/** An ARIA combobox. Returns the attributes of the field, the list and `option(at)`. */
export function useCombobox({ isOpen, setOpen, count, onChoose }: Props) {
  const id = useId()
  const [active, setActive] = useState(-1)
  const isShown = isOpen && count > 0
  const activeId = isShown && active >= 0 && active < count ? `${id}${active}` : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open() {
    setOpen(true)
    setActive(-1)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    // The input method needs these keys while it composes a character.
    if (event.nativeEvent.isComposing) return
    const to = optionFor(event.key, active, count)
    if (to !== undefined) {
      setOpen(true)
      setActive(to)
    } else if (event.key === 'Enter' && isOpen) onChoose(active)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    // Escape must close the list, and not the dialog around it.
    event.stopPropagation()
  }

  return {
    isShown,
    active,
    open,
    close,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}list` : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
      onBlur: close,
    },
    // A press on the list must not take the focus, which would close it.
    list: { id: `${id}list`, role: 'listbox', onMouseDown: (event: MouseEvent) => event.preventDefault() },
    option: (at: number) => ({
      id: `${id}${at}`,
      role: 'option',
      'aria-selected': at === active,
      tabIndex: -1,
      onClick: () => onChoose(at),
    }),
  } as const
}

/** Home and End move within the text until an option is active. */
function optionFor(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0
  if (key === 'ArrowUp') return (active > 0 ? active : count) - 1
  if (active < 0) return undefined
  return { Home: 0, End: count - 1 }[key]
}
