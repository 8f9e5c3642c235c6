import { clickApi } from '../click/endpoints'
import { highlightApi } from '../highlight/endpoints'
import { proofApi } from '../proof/endpoints'
import { reportApi } from '../report/endpoints'

export const featureApi = { ...clickApi, ...highlightApi, ...proofApi, ...reportApi }
