import { clickLimits } from '../click/limits'
import { signalLimits } from '../proof/limits'
import { reportLimits } from '../report/limits'

export const featureLimits = { ...clickLimits, ...signalLimits, ...reportLimits }
