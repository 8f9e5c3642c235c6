import { type OfferChoice, offerChoices } from '#domain/offers/offer-choices'
import { Link } from '#components/link'
import { ListMessage } from '#components/list-message'

interface Props {
  show: OfferChoice
  /** The address of the list without a choice. */
  path: string
}

/** Instead of the offers: which choice to drop. */
export const NoneOfChoice = ({ show, path }: Props) => (
  <ListMessage>
    No offer is here under “{offerChoices[show]}” now. <Link to={path}>Drop “{offerChoices[show]}”</Link> to
    see all offers.
  </ListMessage>
)
