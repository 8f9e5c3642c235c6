import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

export const blogsRead = read('GET /blogs', {})

export const load: Load = async (fetch) => {
  await fetch(blogsRead)
}
