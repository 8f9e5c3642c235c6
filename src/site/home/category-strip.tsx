import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Category } from '#domain/category'
import frame from '../../components/frame.module.css'
import { Notice } from '../../components/notice'
import { RemoteImage } from '../../components/remote-image'
import { paths } from '../../lib/paths'
import styles from './category-strip.module.css'
import { homeReads } from './home-data'

const seenAtOnce = 3

/** One image card per category (specification, section 2). */
export function CategoryStrip() {
  const { data, isError, refetch } = useQuery(homeReads.categories)
  return (
    <section className={frame.frame} aria-label="Categories">
      {data?.length ? (
        <ul className={styles.strip}>
          {data.map((category, at) => (
            <li key={category._id}>
              <CategoryCard category={category} load={loadOf(at)} />
            </li>
          ))}
        </ul>
      ) : (
        <Notice onRetry={isError ? refetch : undefined}>
          {data || isError ? 'No categories available.' : 'Loading reviews...'}
        </Notice>
      )}
    </section>
  )
}

function loadOf(at: number) {
  if (at === 0) return 'first'
  return at < seenAtOnce ? 'now' : 'near'
}

function CategoryCard({ category, load }: { category: Category; load: 'near' | 'now' | 'first' }) {
  return (
    <Link to={paths.category(category.slug)} className={styles.card}>
      <span className={styles.picture}>
        <RemoteImage
          src={category.imagePath}
          alt=""
          width={800}
          height={600}
          load={load}
          className={styles.image}
          fallback={<span className={styles.drawn} />}
        />
      </span>
      <span className={styles.name}>{category.name}</span>
    </Link>
  )
}
