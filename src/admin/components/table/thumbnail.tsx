import { RemoteImage } from '../../../components/remote-image'
import styles from './thumbnail.module.css'

/** An image in a row of a table, which says nothing that its row does not say; a dash where there is none. */
export function Thumbnail({ src }: { src: string | null | undefined }) {
  return <RemoteImage className={styles.thumbnail} src={src} alt="" width={64} height={48} fallback="–" />
}
