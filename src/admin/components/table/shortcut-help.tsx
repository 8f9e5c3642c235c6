import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { Modal } from '../feedback/modal'
import styles from './shortcut-help.module.css'
import { shortcutsHere, useShortcuts, useShortcutSetting } from './shortcuts'

/** The key ? opens it. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useState(false)
  const on = useShortcutSetting((setting) => setting.on)
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <Button size="small" className={styles.button ?? ''} onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      {isOpen && (
        <Modal title="Keyboard shortcuts" size="small" onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {shortcutsHere().map(([key, effect]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
          <label className={styles.setting}>
            <input
              type="checkbox"
              checked={on}
              onChange={({ target }) => useShortcutSetting.setState({ on: target.checked })}
            />
            Use single keys
          </label>
        </Modal>
      )}
    </>
  )
}
