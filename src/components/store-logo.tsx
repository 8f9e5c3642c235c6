import type { StoreReference } from '#domain/reference/reference'
import { type ImageLoading, RemoteImage } from './remote-image'
import styles from './store-logo.module.css'

interface Props {
  store: Pick<StoreReference, 'name' | 'logo'>
  /** Empty if the store's name is beside it. */
  alt?: string
  load?: ImageLoading
  /** @default in a grid of stores */
  sizes?: string
  /** Where it has a width of its own. @default as wide as its place */
  width?: 'name' | 'stub' | 'bar' | 'dialog' | 'head'
}

/** In a grid of stores. */
export const logoPlace = {
  width: 480,
  height: 480,
  sizes: '(min-width: 1200px) 158px, (min-width: 600px) 18vw, 24vw',
}

/** A whole logo on a plate as wide as its place, or a ticket with the store's first letter. */
export function StoreLogo({ store, alt = '', load = 'near', sizes = logoPlace.sizes, width }: Props) {
  const image = { src: store.logo, alt, ...logoPlace, sizes, load, className: styles.logo }
  const plate = (
    <span className={`edged ${styles.plate}`}>
      <RemoteImage {...image} tinted={false} fallback={<Initial name={store.name} label={alt} />} />
    </span>
  )
  return width === undefined ? plate : <span className={`${styles.sized} ${styles[width]}`}>{plate}</span>
}

function Initial({ name, label }: { name: string; label: string }) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={`${styles.logo} ${styles.drawn}`} viewBox="0 0 48 48" width="48" height="48" {...naming}>
      <path fill="none" d="M9 12h30v8a4 4 0 0 0 0 8v8H9v-8a4 4 0 0 0 0-8z" />
      <text x="24" y="24" dy=".36em" textAnchor="middle">
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  )
}
