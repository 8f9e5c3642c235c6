import { withKeysOfReport } from './report'

export const reportKeys = { REPORT: withKeysOfReport }
