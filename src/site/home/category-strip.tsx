import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Category } from '#domain/category'
import frame from '../../components/frame.module.css'
import { Loaded } from '../../components/loaded'
import { Notice } from '../../components/notice'
import { RemoteImage } from '../../components/remote-image'
import { paths } from '../../lib/paths'
import styles from './category-strip.module.css'
import { homeReads } from './home-data'

const seenAtOnce = 3

/** One image card per category (specification, section 2). */
export function CategoryStrip() {
  const { data, error, refetch } = useQuery(homeReads.categories)
  return (
    <section className={frame.frame} aria-label="Categories">
      <Loaded
        data={data}
        error={error}
        onRetry={refetch}
        loading={<Notice>Loading reviews...</Notice>}
        failed="No categories available."
      >
        {(categories) =>
          categories.length > 0 ? (
            <Strip categories={categories} />
          ) : (
            <Notice>No categories available.</Notice>
          )
        }
      </Loaded>
    </section>
  )
}

function Strip({ categories }: { categories: Category[] }) {
  return (
    <ul className={styles.strip}>
      {categories.map((category, at) => (
        <li key={category._id}>
          <CategoryCard category={category} load={loadOf(at)} />
        </li>
      ))}
    </ul>
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
