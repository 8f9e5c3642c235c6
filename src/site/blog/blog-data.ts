import type { Load } from '#lib/load'
import { read } from '#lib/read'

export const blogRead = (id: string) => read('GET /blogs/{id}', { id })

export const load: Load = async (fetch, { blogId = '' }) => {
  await fetch(blogRead(blogId))
}
