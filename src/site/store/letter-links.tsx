import { Link } from '#components/link'
import { letters } from '#domain/text/letters'
import { paths } from '#lib/paths'
import styles from './letter-links.module.css'

export const LetterLinks = ({ current }: { current: string | null }) => (
  <nav aria-label="Brands by letter">
    <ul className={`wrap ${styles.letters}`}>
      {letters.map(({ value, label, named }) => (
        <li key={value}>
          <Link to={paths.letter(value)} aria-current={value === current ? 'page' : undefined}>
            {label}
            {label !== named && <span className="visually-hidden"> ({named})</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
