/**
 * How deep JSON may be nested and how many values it may have: far beyond what any route takes (a store with a
 * hundred reviews has some 1,500), and little enough for whatever goes through it.
 */
const limits = { depth: 32, values: 20_000 }

/** The value of a JSON text. Throws SyntaxError for what is none, and before it is parsed for what is beyond the limits. */
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
    if (depth > limits.depth || values > limits.values) throw new SyntaxError('Too many values.')
  }
}
