import type { CategoryName } from '../categories'

export interface WrittenStore {
  name: string
  category: CategoryName
  rating: number
  description: string
  pros: string[]
  cons: string[]
}
