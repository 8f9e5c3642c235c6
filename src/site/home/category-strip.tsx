import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import frame from '#components/frame.module.css'
import { Loaded } from '#components/loaded'
import { Notice } from '#components/notice'
import { RemoteImage } from '#components/remote-image'
import { paths } from '#lib/paths'
import styles from './category-strip.module.css'
import { evenColumns } from './even-columns'
import { type CategoryCard, homeReads } from './home-data'

/** One image card per category (product.md, section 2). */
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

function Strip({ categories }: { categories: CategoryCard[] }) {
  return (
    <ul className={styles.strip} style={{ '--columns': evenColumns(categories.length) } as CSSProperties}>
      {categories.map((category, at) => (
        <li key={category._id}>
          {/* The headline beside them is the largest paint: the pictures, but for one, come after it. */}
          <Card category={category} load={at === 0 ? 'now' : 'near'} />
        </li>
      ))}
    </ul>
  )
}

function Card({ category, load }: { category: CategoryCard; load: 'near' | 'now' }) {
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
