import { siteCard } from '../card/card-address'
import { newestOffers } from '../listing/seo-routes'

/** What the head of a page says that says nothing else. */
export const usualFacts = () => ({ ...siteCard(), ...newestOffers })
