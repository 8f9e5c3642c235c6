import { site } from '#site'
import frame from '#components/frame.module.css'
import styles from './story-band.module.css'

const stories = [
  [
    'Our Story',
    `${site.name} began with a drawer full of coupons that no till would take. We kept the ones that worked, wrote down the shops they came from, and never stopped.`,
  ],
  [
    'Our Vision',
    'A fair price should not depend on knowing where to look. We want every shopper to see the offers, the upsides and the downsides of a store before they pay.',
  ],
  [
    "We're Here to Help!",
    'Not sure about a store? Read what its customers say. Found a code that fails? Tell us, and we will take it off the shelf.',
  ],
] as const

/** Who we are, in three short texts (product.md, section 2). */
export function StoryBand() {
  return (
    <section className={`below-fold ${styles.band}`} aria-label={`About ${site.name}`}>
      <div className={`${frame.frame} ${styles.stories}`}>
        {stories.map(([title, text]) => (
          <div key={title} className={styles.story}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
