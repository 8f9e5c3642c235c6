import { Link } from 'react-router-dom'
import { Wordmark } from '../../components/wordmark'
import { paths } from '../../lib/paths'
import styles from './home-link.module.css'

/** The wordmark as the way home. */
export function HomeLink() {
  return (
    <Link to={paths.home} className={styles.home}>
      <Wordmark />
    </Link>
  )
}
