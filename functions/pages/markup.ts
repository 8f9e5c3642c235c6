const hoistedTag = /^(?:<title>[^<]*<\/title>|<(?:meta|link) (?:[^>"]|"[^"]*")*>)/

/** React puts titles and metadata first. They belong in the head. */
export function splitHoisted(markup: string): [hoisted: string, body: string] {
  let at = 0
  for (;;) {
    const tag = hoistedTag.exec(markup.slice(at))
    if (!tag) return [markup.slice(0, at), markup.slice(at)]
    at += tag[0].length
  }
}

/** It is never run as a script and cannot close its element. */
export const scriptJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
