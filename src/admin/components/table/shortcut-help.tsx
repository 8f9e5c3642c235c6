import { Button } from '@aws-amplify/ui-react'
import { create } from 'zustand'
import { Modal } from '../feedback/modal'
import styles from './shortcut-help.module.css'
import { shortcutsHere, useShortcuts, useShortcutSetting } from './shortcuts'

const useHelp = create(() => ({ isOpen: false }))
const setOpen = (isOpen: boolean) => useHelp.setState({ isOpen })

export const ShortcutHelpButton = () => (
  <Button size="small" className={styles.button ?? ''} onClick={() => setOpen(true)}>
    Keyboard shortcuts
  </Button>
)

/** The key ? opens it. Not beside its button: that is in the menu, which is hidden on a narrow screen. */
export function ShortcutHelp() {
  const { isOpen } = useHelp()
  const on = useShortcutSetting((setting) => setting.on)
  useShortcuts({ '?': () => setOpen(true) })
  if (!isOpen) return null
  return (
    <Modal title="Keyboard shortcuts" size="small" onClose={() => setOpen(false)}>
      <dl className={`stack ${styles.keys}`}>
        {shortcutsHere().map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <label className={`row ${styles.setting}`}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => useShortcutSetting.setState({ on: target.checked })}
        />
        Use single keys
      </label>
    </Modal>
  )
}
