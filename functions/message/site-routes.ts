import { isBot } from '#domain/field/bot-check'
import { createMessage, decoyMessage } from './message'
import type { RouteFunctions } from '#functions/http/call'

export const messageRoutes = {
  // A bot's message is not stored.
  'POST /messages': async ({ body: { website, elapsedMs, ...message }, caller, now, accept }) => {
    await accept()
    return caller === null && isBot({ website, elapsedMs })
      ? decoyMessage(message, now)
      : createMessage(message, now)
  },
} satisfies Partial<RouteFunctions<'site'>>
