import type { RenderAnswer, ImageRequest } from '#functions/images/rendering/answer'

/** The images function, in its own process. `milliseconds` of processor time. */
export async function askImages(file: Uint8Array, largest: ImageRequest['largest'] = 'pixels') {
  const address = `${process.env['AWS_ENDPOINT_URL_LAMBDA']}/2015-03-31/functions/images/invocations`
  const body = JSON.stringify({ image: Buffer.from(file).toString('base64'), largest })
  const response = await fetch(address, { method: 'POST', body })
  const answer = (await response.json()) as RenderAnswer
  return {
    answer,
    failed: response.headers.has('x-amz-function-error'),
    milliseconds: Number(response.headers.get('x-processor-ms')),
  }
}
