import { deleteMessage, listMessages } from '#functions/entities/message'
import type { Call, Reply } from '#functions/http/call'
import { listReply, pageOf } from '#functions/http/list-reply'
import { pathId } from '#functions/http/path-id'

/** The visitors' messages of the last year, the newest first. */
export async function getMessages(call: Call): Promise<Reply> {
  return listReply('GET /messages', call, await listMessages(pageOf(call), call.now))
}

/** Deletes a message. */
export async function removeMessage(call: Call): Promise<Reply> {
  await deleteMessage(pathId(call, 'message'))
  return { status: 204, body: null }
}
