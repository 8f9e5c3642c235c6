import { Link } from '#components/link'
import { renderSlot } from '#components/slot'
import { sitePages } from '#domain/page/site-pages'
import { inMasthead } from '../features/home-page'
import { SearchBox } from '../search/search-box'
import styles from './masthead.module.css'

export const Masthead = () => (
  <div className="frame">
    <div className={styles.masthead}>
      <div className={`ticket ${styles.body}`}>
        <h1>
          Codes that
          <br />
          <em>still work.</em>
        </h1>
        <p>Find the shop, clip its code, pay less at the till.</p>
        <p className={styles.how}>
          Proof beside each code. <Link to={sitePages.howWeTest.path}>How we know</Link>
        </p>
        <SearchBox large />
      </div>
      <div className={`screen-only ticket ${styles.stub}`}>
        <div className={styles.inner}>
          <Stub />
        </div>
      </div>
    </div>
  </div>
)

function Stub() {
  const art = (
    <div className={styles.art} aria-hidden="true">
      <span className={styles.percent}>%</span>
      <span className={styles.bars} />
    </div>
  )
  const parts = renderSlot(inMasthead, { art })
  return parts.length > 0 ? parts : art
}
