import { clickApi } from '../click/endpoints'
import { proofApi } from '../proof/endpoints'
import { reportApi } from '../report/endpoints'

export const featureApi = { ...clickApi, ...proofApi, ...reportApi }
