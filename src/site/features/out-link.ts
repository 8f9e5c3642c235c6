import type { AnchorHTMLAttributes } from 'react'
import type { LinkToShop } from '../out-link/link-to-shop'
import { countedLink } from './click/counted-link'

/** What features make of a link to a shop. */
export const linkParts: readonly ((to: LinkToShop) => AnchorHTMLAttributes<HTMLAnchorElement>)[] = [
  countedLink,
]
