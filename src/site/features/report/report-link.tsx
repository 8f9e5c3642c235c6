import { Link } from 'react-router-dom'
import { paths } from '#lib/paths'
import styles from './report-link.module.css'

interface Props {
  about: { review: string } | { coupon: string }
  /** For users who hear the link alone: 'the review by Ada'. */
  name: string
}

export function ReportLink({ about, name }: Props) {
  return (
    <Link to={paths.report(about)} className={styles.link} rel="nofollow">
      Report<span className="visually-hidden"> {name}</span>
    </Link>
  )
}
