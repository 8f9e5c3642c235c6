import type { Feature } from '../feature'
import { clicksOf } from './keys'
import { clickItems } from './public'

export const click: Feature = {
  name: 'click',
  rights: { writes: { UpdateItem: [clickItems, clicksOf('*')] } },
}
