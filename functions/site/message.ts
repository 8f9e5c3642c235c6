import { automationSchema, isAutomated } from '#domain/automation'
import { messageFormSchema } from '#domain/message'
import { createMessage, imagineMessage } from '#functions/entities/message'
import type { Call, Reply } from '#functions/http/call'
import { textsOf } from '#functions/http/json-or-form'
import { limitedInputOf } from '#functions/http/limit-visitor'

const fields = ['fullName', 'email', 'phone', 'message', 'website', 'elapsedMs']

/** Takes a visitor's message from the Reach Us form (product.md, section 2). A program's is not kept. */
export async function postMessage(call: Call): Promise<Reply> {
  const input = await limitedInputOf('POST /messages', call, (form) => textsOf(form, fields))
  const message = messageFormSchema.parse(input)
  const isKept = call.caller !== null || !isAutomated(automationSchema.parse(input))
  const body = isKept ? await createMessage(message, call.now) : imagineMessage(message, call.now)
  return { status: 201, body }
}
