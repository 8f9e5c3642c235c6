import type { RenderAnswer, RenderRequest } from '#functions/images/rendering/answer'
import { renderInThread } from '#functions/images/rendering/thread'

/** Called by functions/images/render-image.ts. It has no rights, and alone reads what strangers send. */
export function handler(request: RenderRequest): Promise<RenderAnswer> {
  return renderInThread(request)
}
