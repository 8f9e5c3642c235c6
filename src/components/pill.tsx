import { Icon, type IconName } from './icon'
import styles from './pill.module.css'

const icons = {
  works: 'check',
  few: 'half',
  untested: 'question',
  checking: 'clock',
  ended: 'minus',
} as const satisfies Record<string, IconName>

/** Icon, fill and outline differ, so that states can be told apart without colours. */
export const Pill = ({ state, text }: { state: keyof typeof icons; text: string }) => (
  <span className={styles.pill} data-state={state}>
    <Icon name={icons[state]} />
    {text}
  </span>
)
