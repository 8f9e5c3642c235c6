import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from '#components/link'
import { Loaded } from '#components/loaded'
import { ListMessage } from '#components/list-message'
import { sitePages } from '#domain/page/site-pages'
import { CategoryCard } from '../category/category-card'
import styles from './category-strip.module.css'
import { evenColumns } from './even-columns'
import { type Categories, homeReads } from './home-data'

export function CategoryStrip() {
  return (
    <section className="frame" aria-labelledby="categories">
      <h2 id="categories" className="visually-hidden">
        Categories
      </h2>
      <Loaded
        read={useQuery(homeReads.categories)}
        loading={<ListMessage>Loading reviews...</ListMessage>}
        failed="No categories available."
      >
        {(strip) =>
          strip.cards.length > 0 ? (
            <Strip strip={strip} />
          ) : (
            <ListMessage>No categories available.</ListMessage>
          )
        }
      </Loaded>
    </section>
  )
}

const sizes = '(min-width: 600px) 187px, 24vw'

const Strip = ({ strip: { cards, isAll } }: { strip: Categories }) => (
  <>
    <ul
      className={`scrolled ${styles.strip}`}
      style={{ '--columns': evenColumns(cards.length) } as CSSProperties}
    >
      {cards.map((category, at) => (
        <li key={category.slug}>
          {/* The headline beside them is the largest paint: all pictures but one load after it. */}
          <CategoryCard category={category} load={at === 0 ? 'now' : 'near'} sizes={sizes} />
        </li>
      ))}
    </ul>
    {!isAll && (
      <p className={`screen-only ${styles.all}`}>
        <Link to={sitePages.categories.path} className="quiet-button">
          {sitePages.categories.title}
        </Link>
      </p>
    )}
  </>
)
