import frame from '#components/frame.module.css'
import { SearchBox } from '../search/search-box'
import styles from './masthead.module.css'

export const Masthead = () => (
  <div className={frame.frame}>
    <div className={`ticket ${styles.masthead}`}>
      <div className={styles.body}>
        <h1>
          Codes that
          <br />
          <em>still work.</em>
        </h1>
        <p>Find the shop, clip its code, pay less at the till.</p>
        <SearchBox large />
      </div>
      <div className={styles.stub} aria-hidden="true">
        <span className={styles.percent}>%</span>
        <span className={styles.bars} />
      </div>
    </div>
  </div>
)
