import { describeApi, type OpenApiDocument } from '#domain/contract/openapi'
import type { Reply } from '#functions/http/call'

let document: OpenApiDocument | undefined

/** The API's own description: an OpenAPI 3.1 document, made once for as long as the function lives. */
export async function getOpenApi(): Promise<Reply> {
  document ??= describeApi()
  return { status: 200, body: document }
}
