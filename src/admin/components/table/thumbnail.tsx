import plate from '#components/plate.module.css'
import { RemoteImage } from '#components/remote-image'
import { None } from './none'
import styles from './thumbnail.module.css'

/** Decorative. A dash without an image. */
export function Thumbnail({ src }: { src: string | null | undefined }) {
  return (
    <RemoteImage
      className={styles.image}
      plate={`${plate.plate} ${styles.thumbnail}`}
      src={src}
      alt=""
      width={64}
      height={48}
      sizes="64px"
      fallback={<None />}
    />
  )
}
