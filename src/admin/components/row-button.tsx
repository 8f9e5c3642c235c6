import { freshAddress } from '#domain/page/fresh-page'
import { Icon } from '#components/icon'
import { ActionButton } from './action-button'
import { type Drawing, iconPaths } from './icon-paths'
import styles from './row-button.module.css'

interface Props {
  text: string
  /** What it is about, for its label: 'Delete Zephyr Outfitters'. */
  name: string
  /** Stands for the text where a row has one line. */
  icon?: Drawing
  /** A key that presses it in the focused row. */
  shortcut?: string
  isWaiting?: boolean
  isPrimary?: boolean
  onClick: () => unknown
}

export function RowButton(props: Props) {
  const { text, name, icon, shortcut, isWaiting = false, isPrimary = false, onClick } = props
  return (
    <ActionButton
      size="small"
      className={styles.button ?? ''}
      {...(isPrimary && { variation: 'primary' })}
      aria-label={`${text} ${name}`}
      aria-keyshortcuts={shortcut}
      title={icon && (shortcut ? `${text} (${shortcut})` : text)}
      data-icon={icon}
      isWaiting={isWaiting}
      onClick={() => void onClick()}
    >
      {icon && <Icon path={iconPaths[icon]} />}
      <span>{text}</span>
    </ActionButton>
  )
}

interface LinkProps {
  text: string
  name: string
  href: string
}

/** To a page of the site, which is another application. Caches may still have it as it was. */
export function ViewLink({ text, name, href }: LinkProps) {
  return (
    <a
      className={`amplify-button amplify-button--small ${styles.button}`}
      href={freshAddress(href)}
      aria-label={`${text} ${name}`}
      title={text}
      data-icon="view"
    >
      <Icon path={iconPaths.view} />
      <span>{text}</span>
    </a>
  )
}
