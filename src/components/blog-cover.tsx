import styles from './blog-cover.module.css'
import { RemoteImage } from './remote-image'

interface Props {
  src: string | undefined
  load?: 'near' | 'now' | 'first'
}

/** A blog's cover image, or stripes if there is none. The title beside it says what it is about. */
export function BlogCover({ src, load = 'near' }: Props) {
  const image = { src, alt: '', width: 1200, height: 675, load, className: styles.cover }
  return <RemoteImage {...image} fallback={<span className={`${styles.cover} ${styles.drawn}`} />} />
}
