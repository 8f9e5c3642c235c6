import { type OfferChoice, offerChoices } from '#domain/offers/offer-choices'
import { Link } from '#components/link'
import { ListMessage } from '#components/list-message'
import styles from './offer-chips.module.css'

interface Props {
  /** The address of the list without a choice. */
  path: string
  show: OfferChoice | undefined
  sort?: string
  /** Their names by `sort`, if the list has some. */
  orders?: Record<string, string>
  /** How many of each choice there are. A choice of none is left out. With them choices have all orders. */
  counts?: Record<OfferChoice | 'all', string>
}

function to(path: string, show?: string, sort = 'proof'): string {
  const chosen = [show, sort === 'proof' ? undefined : sort].filter(Boolean)
  return chosen.length > 0 ? `${path}?show=${chosen.join('.')}` : path
}

/** Choices of offers as links, so that they work without a script and have an address. */
export function OfferChips({ path, show, sort, orders, counts }: Props) {
  const choices = Object.entries(offerChoices) as [OfferChoice, string][]
  const keptSort = counts && sort
  return (
    <div className={`screen-only row wrap ${styles.filter}`}>
      <nav className={`row scrolled ${styles.chips}`} aria-label="Filter offers">
        <Chip
          to={to(path, undefined, keptSort)}
          text="All"
          count={counts?.all}
          isChosen={!show && (counts !== undefined || (sort ?? 'proof') === 'proof')}
        />
        {choices
          .filter(([name]) => counts?.[name] !== '0')
          .map(([name, text]) => (
            <Chip
              key={name}
              to={to(path, name, keptSort)}
              text={text}
              count={counts?.[name]}
              isChosen={show === name}
            />
          ))}
      </nav>
      {orders && (
        <SortLinks path={path} show={counts && show} orders={orders} current={keptSort ?? show ?? sort} />
      )}
    </div>
  )
}

interface SortLinksProps {
  path: string
  show?: string | undefined
  /** Texts by their names in the address. The first one needs none there. */
  orders: Record<string, string>
  current: string | undefined
}

export const SortLinks = ({ path, show, orders, current }: SortLinksProps) => (
  <nav className={`wrap ${styles.sort}`} aria-label="Order">
    {Object.entries(orders).map(([name, text], at) => (
      <Link
        key={name}
        to={to(path, show, at === 0 ? undefined : name)}
        rel="nofollow"
        aria-current={current === name ? 'true' : undefined}
      >
        {text}
      </Link>
    ))}
  </nav>
)

interface ChipProps {
  to: string
  text: string
  count: string | undefined
  isChosen: boolean
}

const Chip = ({ to: address, text, count, isChosen }: ChipProps) => (
  <Link
    to={address}
    rel="nofollow"
    className={`outlined ${styles.chip}`}
    aria-current={isChosen ? 'true' : undefined}
  >
    {text} {count !== undefined && <b>{count}</b>}
  </Link>
)

export const NoneOfChoice = ({ show, path }: { show: OfferChoice; path: string }) => (
  <ListMessage>
    No offer is here under “{offerChoices[show]}” now. <Link to={path}>Drop “{offerChoices[show]}”</Link> to
    see all offers.
  </ListMessage>
)
