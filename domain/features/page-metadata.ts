import { siteCard } from '../card/card-address'
import { defaultFeedLinks } from '../listing/seo-routes'

/** The metadata of a page without its own. */
export const defaultMetadata = () => ({ ...siteCard(), ...defaultFeedLinks })
