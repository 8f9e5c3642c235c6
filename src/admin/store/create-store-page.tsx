import { CreatePage } from '../resource/create-page'
import { stores } from './store-resource'

/** Creates a store (product.md, sections 2, 5, 8 and 9). */
export default function CreateStorePage() {
  return <CreatePage resource={stores} />
}
