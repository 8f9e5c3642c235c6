import { readStats } from '#functions/entities/counter'
import type { Reply } from '#functions/http/call'

/** The dashboard's totals (product.md, section 1). */
export async function getStats(): Promise<Reply> {
  return { status: 200, body: await readStats() }
}
