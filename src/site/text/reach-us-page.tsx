import frame from '#components/frame.module.css'
import { Icon } from '#components/icon'
import { PageHead } from '#components/page-head'
import { sitePages } from '#domain/site-pages'
import { ReachUsForm } from './reach-us-form'
import styles from './reach-us-page.module.css'

/** Placeholder details (product.md, section 2). */
const ways = [
  ['Phone', 'phone', '+1 555 0100', 'tel:+15550100'],
  ['Email', 'mail', 'contact@example.com', 'mailto:contact@example.com'],
  ['Location', 'place', '12 Sample Street, Sampletown', undefined],
] as const

/** How to reach us (product.md, section 2). */
export default function ReachUsPage() {
  return (
    <div className={frame.frame}>
      <title>{`${sitePages.reachUs.title} · Clipwell`}</title>
      <meta name="description" content="Call, write or visit: how to reach the people behind Clipwell." />
      <PageHead title="Reach Us">
        A code that fails, a store we should list, a question: we are glad to hear it.
      </PageHead>
      <ul className={styles.ways}>
        {ways.map(([title, icon, text, address]) => (
          <li key={title} className={styles.way}>
            <Icon name={icon} />
            <h2>{title}</h2>
            <p>{address ? <a href={address}>{text}</a> : text}</p>
          </li>
        ))}
      </ul>
      <ReachUsForm />
    </div>
  )
}
