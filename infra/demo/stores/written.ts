import type { CategoryName } from '../categories'

/** A store as its file holds it, by its brand. */
export interface WrittenStore {
  name: string
  category: CategoryName
  rating: number
  description: string
  pros: string[]
  cons: string[]
}
