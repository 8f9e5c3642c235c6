import styles from './icon.module.css'

const lines = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  minus: 'M6 12h12',
  half: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zv16M15.5 7v10',
  question: 'M9.5 9.5a2.6 2.6 0 1 1 3.8 2.3c-.9.5-1.3 1-1.3 2M12 17.5v.1',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  back: 'M20 12H4.5m6-6-6 6 6 6',
  forward: 'M4 12h15.5m-6-6 6 6-6 6',
  outward: 'M7 17 17 7M8.5 7H17v8.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  phone:
    'M6 4h3.5l1.5 4.5-2.3 1.6a11 11 0 0 0 5.2 5.2l1.6-2.3L20 14.5V18a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4z',
  mail: 'M4 6h16v12H4zm0 .5 8 6.5 8-6.5',
  place:
    'M12 21c4.5-4.6 7-8 7-11a7 7 0 0 0-14 0c0 3 2.5 6.4 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.8 7.2v.01',
  twitter:
    'M3.5 18.2c6.5 3 14.5.3 14.7-8.7L20.5 7l-2.7.3c-.8-2.9-5.9-3.2-6.3 1C8.6 8.5 6 7 4.3 5c-1.2 3 .2 6 2.4 7.2l-1.9-.3c.4 2 1.9 3.1 3.7 3.5-1.3 1.5-3 2.4-5 2.8z',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8 18.7zM9 8.5c0 3.5 3 6.5 6.5 6.5l.5-1.8-2-.9-1 .9a5 5 0 0 1-2.2-2.2l.9-1-.9-2z',
} as const

export type IconName = keyof typeof lines

/** They point along the reading direction, which may be right to left. */
const pointing = new Set<IconName>(['back', 'forward', 'outward'])

type Props = { name: IconName; path?: never } | { path: string; name?: never }

/** Decorative: a label is beside it. Without a style sheet the attributes keep it from filling the page. */
export function Icon({ name, path }: Props) {
  const className = name && pointing.has(name) ? `${styles.icon} ${styles.pointing}` : styles.icon
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={path ?? lines[name]} />
    </svg>
  )
}
