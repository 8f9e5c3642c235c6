import { counted } from '#domain/text/counted'
import type { PersonalItems } from '../feature'
import { forgetReporter } from './report'

/** Only the address is deleted: the text is about somebody else, and the decision has to stay. */
export const reportsOfPerson: Record<string, PersonalItems> = {
  reports: {
    kind: 'REPORT',
    toShown: ({ _id, text, email, createdAt }) => ({ _id: String(_id), text, email, createdAt }),
    forget: forgetReporter,
    summaryOf: (count) => `the address of ${counted(count, 'report')}`,
  },
}
