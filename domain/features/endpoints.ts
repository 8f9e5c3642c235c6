import { clickApi } from '../click/endpoints'
import { offersApi } from '../offers/endpoints'
import { proofApi } from '../proof/endpoints'
import { reportApi } from '../report/endpoints'

export const featureApi = { ...clickApi, ...offersApi, ...proofApi, ...reportApi }
