import styles from './blog-cover.module.css'
import { type ImageLoading, RemoteImage } from './remote-image'

interface Props {
  src: string | undefined
  /** Without it the image is decorative. */
  alt?: string | undefined
  load?: ImageLoading
}

export function BlogCover({ src, alt = '', load = 'near' }: Props) {
  const image = { src, alt, width: 1200, height: 675, load, className: styles.cover }
  return <RemoteImage {...image} fitOf={fitOf} fallback={null} />
}

/** A small cover would be blurred, and a very long or wide one cut off too much, so they are shown whole. */
function fitOf({ naturalWidth, naturalHeight }: HTMLImageElement): 'whole' | 'filling' {
  const shape = naturalWidth / naturalHeight
  return naturalWidth < 400 || shape < 0.9 || shape > 2.4 ? 'whole' : 'filling'
}
