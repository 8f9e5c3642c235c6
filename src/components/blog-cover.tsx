import styles from './blog-cover.module.css'
import { type ImageLoading, RemoteImage } from './remote-image'

interface Props {
  src: string | undefined
  /** What it shows. Without it the image only decorates. */
  alt?: string | undefined
  load?: ImageLoading
}

/** A blog's cover image; nothing without one. */
export function BlogCover({ src, alt = '', load = 'near' }: Props) {
  const image = { src, alt, width: 1200, height: 675, load, className: styles.cover }
  return <RemoteImage {...image} fitOf={fitOf} fallback={null} />
}

/**
 * How a cover fills its place: a small one would be a blur, and of a tower or a banner too little would be
 * seen, so they are shown whole.
 */
function fitOf({ naturalWidth, naturalHeight }: HTMLImageElement): 'whole' | 'filling' {
  const shape = naturalWidth / naturalHeight
  return naturalWidth < 400 || shape < 0.9 || shape > 2.4 ? 'whole' : 'filling'
}
