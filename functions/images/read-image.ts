import { AppError } from '#domain/http/errors'
import { imageLimits, imageProblems } from '#domain/image/formats'
import type { ImageFacts } from '#domain/image/rendition'
import { askAws } from '#functions/aws/aws-request'
import { requiredVariable, variable } from '#functions/environment'
import type { RenderAnswer, ImageRequest } from './rendering/answer'

/** The files of an image by width, the largest last. */
export type Files = { width: number; bytes: Uint8Array<ArrayBuffer> }[]

export interface Image extends ImageFacts {
  files: Files
}

/** In milliseconds. Visitors' function has ten seconds, and that of staff 28. */
const times = { pixels: 20_000, portraitPixels: 8000 }

/** Throws `unsupported` and `invalid`, which name the field, and `unavailable`. */
export async function readImage(
  bytes: Uint8Array<ArrayBuffer>,
  field: string,
  largest: ImageRequest['largest'] = 'pixels',
): Promise<Image> {
  if (bytes.length > imageLimits.bytes) throw refusal('invalid', field, imageProblems.size)
  const answer = await askImages({ image: Buffer.from(bytes).toString('base64'), largest })
  if ('refused' in answer) throw refusal(answer.refused, field, answer.problem)
  const files = answer.files.map(({ width, bytes: text }) => ({
    width,
    bytes: new Uint8Array(Buffer.from(text, 'base64')),
  }))
  return { ...answer, files }
}

/** The images function, which alone parses images (docs/decisions/0044-images-of-strangers.md). */
async function askImages(request: ImageRequest): Promise<RenderAnswer> {
  const region = variable('AWS_REGION') ?? ''
  const endpoint = variable('AWS_ENDPOINT_URL_LAMBDA') ?? `https://lambda.${region}.amazonaws.com`
  const url = `${endpoint}/2015-03-31/functions/${requiredVariable('IMAGES_FUNCTION')}/invocations`
  const timeout = times[request.largest]
  const body = new TextEncoder().encode(JSON.stringify(request))
  try {
    const answer = await askAws({ service: 'lambda', region, method: 'POST', url, body, timeout })
    return JSON.parse(new TextDecoder().decode(answer)) as RenderAnswer
  } catch (cause) {
    throw new AppError('unavailable', imageProblems.unread, { cause, retryAfter: 5 })
  }
}

function refusal(code: 'invalid' | 'unsupported', field: string, message: string) {
  return new AppError(code, message, { fields: { [field]: message } })
}
