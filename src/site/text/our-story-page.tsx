import { ourStory } from '#site/our-story'
import { PageMeta } from '#components/page-meta'
import { PageHead } from '#components/page-head'
import { sitePages } from '#domain/page/site-pages'
import styles from './our-story-page.module.css'
import { StoryPicture } from './story-picture'

export default function OurStoryPage() {
  return (
    <div className="frame">
      <PageMeta title={sitePages.ourStory.title} description={ourStory.description} />
      <PageHead title={ourStory.heading} />
      {ourStory.picture && <StoryPicture text={ourStory.picture} />}
      <div>
        {ourStory.sections.map(([title, text]) => (
          <section key={title} className={styles.section}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  )
}
