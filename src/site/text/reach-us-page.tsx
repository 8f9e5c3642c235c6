import { useSearchParams } from 'react-router-dom'
import { searchLength } from '#domain/search/search-terms'
import { site } from '#site'
import { PageMeta } from '#components/page-meta'
import { Icon } from '#components/icon'
import { PageHead } from '#components/page-head'
import { sitePages } from '#domain/page/site-pages'
import { ReachUsForm } from '../message/reach-us-form'
import styles from './reach-us-page.module.css'

const { phone, email, location } = site.contact

const ways = [
  ['Phone', 'phone', phone.replaceAll(' ', '\u00a0'), `tel:${phone.replaceAll(/[^+\d]/g, '')}`],
  ['Email', 'mail', email, `mailto:${email}`],
  ['Location', 'place', location, undefined],
] as const

export default function ReachUsPage() {
  const [search] = useSearchParams()
  return (
    <div className="frame">
      <PageMeta
        title={sitePages.reachUs.title}
        description={`Call, write or visit: how to reach the people behind ${site.name}.`}
      />
      <PageHead title="Reach Us">
        A code that fails, a store we should list, a question: we are glad to hear it.
      </PageHead>
      <ul className={styles.ways}>
        {ways.map(([title, icon, text, address]) => (
          <li key={title} className={`edged ${styles.way}`}>
            <Icon name={icon} />
            <h2>{title}</h2>
            <p>
              {address ? (
                // Numbers and addresses read from left to right in every language.
                <a href={address} dir="ltr">
                  {text}
                </a>
              ) : (
                text
              )}
            </p>
          </li>
        ))}
      </ul>
      <ReachUsForm missing={(search.get('q') ?? '').slice(0, searchLength)} />
    </div>
  )
}
