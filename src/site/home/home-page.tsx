import { Suspense } from 'react'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { sitePages } from '#domain/page/site-pages'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { homeFeatureReads } from '../features/home-page'
import { CategoryStrip } from './category-strip'
import { homeReads } from './home-data'
import styles from './home-page.module.css'
import { Masthead } from './masthead'
import { StoryBand } from './story-band'
import { TopBlogs } from './top-blogs'
import { TopReviews } from './top-reviews'
import { TopStores } from './top-stores'

export const load: Load = async ({ section }) => {
  const { categories, topStores, blogs, reviews } = homeReads
  const ofFeatures = homeFeatureReads.map((each) => section(each))
  await Promise.all([
    section(categories),
    section(topStores),
    section(blogs),
    section(reviews),
    ...ofFeatures,
  ])
}

/** The head names the path of the home page, also at `/`, which shows it too. */
export const head: Head = () => ({ path: sitePages.home.path })

export default function HomePage() {
  return (
    <div className={styles.page}>
      <PageMeta title={sitePages.home.title} namesSite description={site.description} />
      <div className={styles.front}>
        <Masthead />
        <CategoryStrip />
      </div>
      {/* Hydrated after the search. */}
      <Suspense>
        <TopStores />
        <StoryBand />
        <TopBlogs />
        <TopReviews />
      </Suspense>
    </div>
  )
}
