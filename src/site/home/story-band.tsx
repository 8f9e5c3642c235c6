import { site } from '#site'
import { storyInShort } from '#site/story-in-short'
import styles from './story-band.module.css'

export function StoryBand() {
  return (
    <section className={`below-fold ${styles.band}`} aria-label={`About ${site.name}`}>
      <div className={`frame ${styles.stories}`}>
        {storyInShort.map(([title, text]) => (
          <div key={title} className={styles.story}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
