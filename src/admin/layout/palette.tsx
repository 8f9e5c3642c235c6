import { TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { useCombobox } from '#lib/use-combobox'
import { useDocumentEvent } from '#lib/use-document-event'
import { Modal } from '../components/feedback/modal'
import styles from './palette.module.css'
import { type Place, usePlaces } from './use-places'

const usePalette = create(() => ({ isOpen: false }))
export const setPaletteOpen = (isOpen: boolean) => usePalette.setState({ isOpen })

/** Ctrl+K opens it on every page, also while the user types. Over no dialog but an item at the side. */
export function Palette() {
  const { isOpen } = usePalette()
  useDocumentEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!document.querySelector('dialog:modal:not([data-size="side"])')) setPaletteOpen(true)
  })
  return isOpen && <PaletteDialog />
}

function PaletteDialog() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { places, isSearching } = usePlaces(typed)
  const box = useCombobox({
    isOpen: true,
    setOpen: setPaletteOpen,
    count: places.length,
    // Without a choice the first one is meant.
    onChoose: (at) => goTo(places[Math.max(at, 0)]),
  })

  function goTo(place: Place | undefined) {
    if (!place) return
    // First the focus returns.
    flushSync(() => setPaletteOpen(false))
    void (place.path === undefined ? place.run?.() : navigate(place.path))
  }

  const { onBlur: _, ...field } = box.field
  return (
    <Modal title="Search or go to" onClose={() => setPaletteOpen(false)}>
      <TextField
        {...field}
        label="Page, item or action"
        labelHidden
        placeholder="A page, an action, a store, a coupon’s title, code or link …"
        dir="auto"
        data-first-focus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {box.isShown && (
        <div {...box.list} aria-label="Places" className={styles.list}>
          {places.map(({ path, label, kind }, at) => (
            <div {...box.option(at)} key={path ?? label}>
              <bdi>{label}</bdi> <span className="soft small">{kind}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className={`soft ${styles.status}`}>
        {isSearching ? 'Searching…' : places.length === 0 && 'Nothing found.'}
      </p>
    </Modal>
  )
}
