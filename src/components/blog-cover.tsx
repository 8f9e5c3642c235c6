import styles from './blog-cover.module.css'
import { type ImageLoading, RemoteImage } from './remote-image'

interface Props {
  src: string | undefined
  /** Without it the image is decorative. */
  alt?: string | undefined
  load?: ImageLoading
  sizes: string
}

export function BlogCover({ src, alt = '', load = 'near', sizes }: Props) {
  const image = { src, alt, width: 1200, height: 675, sizes, load, className: styles.cover }
  return <RemoteImage {...image} fitOf={fitOf} fallback={null} />
}

/** A small cover would be blurred, and a very long or wide one cut off too much, so they are shown whole. */
function fitOf(width: number, height: number): 'whole' | 'filling' {
  const shape = width / height
  return width < 400 || shape < 0.9 || shape > 2.4 ? 'whole' : 'filling'
}
