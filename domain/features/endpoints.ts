import { clickApi } from '../click/endpoints'
import { importApi } from '../import/endpoints'
import { offersApi } from '../offers/endpoints'
import { proofApi } from '../proof/endpoints'
import { reportApi } from '../report/endpoints'

export const featureApi = { ...clickApi, ...importApi, ...offersApi, ...proofApi, ...reportApi }
