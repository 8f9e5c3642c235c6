import type { Item } from '#table/keys'
import { reportsOfPerson } from './report/personal-items'

/** The items of a feature that contain a person's e-mail address. */
export interface PersonalItems {
  /** In the items' `sk`. */
  kind: string
  toShown: (item: Item) => { _id: string }
  forget: (id: string) => Promise<void>
  /** What is erased: 'the address of 2 reports'. */
  summaryOf: (count: number) => string
}

export const personalItems: Readonly<Record<string, PersonalItems>> = { ...reportsOfPerson }
