import type { PersonalItems } from './feature'
import { reportsOfPerson } from './report/personal-items'

export const personalItems: Readonly<Record<string, PersonalItems>> = { ...reportsOfPerson }
