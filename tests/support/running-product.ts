import { freePort } from '#local/free-port'
import { type Product, startProduct } from './product'

/** The product at this origin, if there is one, or else a new one with the demo content. */
export async function runningProduct(origin: string | undefined): Promise<Product> {
  if (origin) return { origin, stop: () => Promise.resolve() }
  console.log('Starting the product with its demo content…')
  return startProduct(await freePort())
}
