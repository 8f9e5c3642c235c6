import { Link } from '#components/link'
import plate from '#components/plate.module.css'
import { type ImageLoading, RemoteImage } from '#components/remote-image'
import { paths } from '#lib/paths'
import type { CategoryTile } from '../tile-fields'
import styles from './category-card.module.css'

interface Props {
  category: CategoryTile
  load: ImageLoading
  sizes: string
}

export const CategoryCard = ({ category, load, sizes }: Props) => (
  <Link to={paths.category(category.slug)} className={styles.card} title={category.name}>
    <span className={styles.picture}>
      <RemoteImage
        src={category.imagePath}
        alt=""
        width={800}
        height={600}
        sizes={sizes}
        load={load}
        className={styles.image}
        plate={plate.plate}
        fallback={<span className={`edged ${styles.drawn}`} />}
      />
    </span>
    <span className={styles.name}>
      <span className="clamped" dir="auto">
        {category.name}
      </span>
    </span>
  </Link>
)
