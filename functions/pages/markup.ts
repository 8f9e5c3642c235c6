const hoistedTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link) (?:[^>"]|"[^"]*")*>)/

/** The titles and metadata that React put before everything else, and the rest. The former belong into the head. */
export function splitHoisted(markup: string): [hoisted: string, body: string] {
  let at = 0
  for (;;) {
    const tag = hoistedTag.exec(markup.slice(at))
    if (!tag) return [markup.slice(0, at), markup.slice(at)]
    at += tag[0].length
  }
}

/** Data in a page: never run as a script, and unable to end its element early. */
export function scriptJson(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
