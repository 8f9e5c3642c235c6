import { clicksPage } from '../../../src/admin/features/click/pages'

export const clickStates = [`${clicksPage.path}?by=coupon`]
