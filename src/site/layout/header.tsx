import { SearchBox } from '../search/search-box'
import { Drawer } from './drawer'
import styles from './header.module.css'
import { Navigation } from './navigation'
import { HomeLink } from './home-link'

export const Header = ({ withSearch }: { withSearch: boolean }) => (
  <header className={`row wrap frame ${styles.header}`}>
    <HomeLink />
    <Navigation label="Main" className={styles.navigation} />
    <Drawer />
    {withSearch && (
      <div className={`screen-only ${styles.search}`}>
        <SearchBox />
      </div>
    )}
  </header>
)
