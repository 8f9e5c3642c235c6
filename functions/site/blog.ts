import { getBlog, listBlogs } from '#functions/entities/blog'
import type { Call, Reply } from '#functions/http/call'
import { listReply, pageOf } from '#functions/http/list-reply'
import { pathId } from '#functions/http/path-id'

/** All blogs, the newest first. */
export async function getBlogs(call: Call): Promise<Reply> {
  return listReply('GET /blogs', call, await listBlogs(pageOf(call)))
}

/** One blog. */
export async function getBlogById(call: Call): Promise<Reply> {
  return { status: 200, body: await getBlog(pathId(call, 'blog')) }
}
