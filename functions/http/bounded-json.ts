import { AppError } from '#domain/http/errors'

/** A store with a hundred reviews has about 1,500 values. */
const limits = { depth: 32, values: 20_000 }

/** Throws SyntaxError for malformed JSON and, before parsing, `invalid` for JSON beyond the limits. */
export function parseJson(text: string): unknown {
  requireLimits(text)
  return JSON.parse(text)
}

function requireLimits(text: string): void {
  let [depth, values, inText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inText) {
      if (character === '\\') at++
      else if (character === '"') inText = false
    } else if (character === '"') inText = true
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    else if (character === ',') values++
    if (depth > limits.depth) {
      throw new AppError('invalid', `JSON may be nested ${limits.depth} levels deep at most.`)
    }
    if (values > limits.values) {
      throw new AppError('invalid', `JSON may have ${limits.values.toLocaleString('en')} values at most.`)
    }
  }
}
