/** An image as it will be sent. */
interface Picture {
  /** In pixels. */
  width: number
  height: number
  /** Its media type. */
  type: string
}

/** What an image is shown as, with the longest side from which on it is large enough, in pixels. */
const enough = { logo: 96, picture: 400 }

export type ShownAs = keyof typeof enough

/** From so many times the other side on, a side is too long for any place. */
const tooLong = 3

/** What staff should know about an image before they send it. Advice refuses nothing. */
export function imageAdvice({ width, height, type }: Picture, shownAs: ShownAs): string[] {
  const shape = Math.max(width, height) / Math.min(width, height)
  const [longer, other] = width > height ? ['wide', 'high'] : ['high', 'wide']
  return [
    ...(shape >= tooLong
      ? [`It is ${rounded(shape)} times as ${longer} as it is ${other}, so it will be small in its place.`]
      : []),
    ...(Math.max(width, height) < enough[shownAs]
      ? [`It has only ${width} × ${height} pixels, and is not shown larger than that.`]
      : []),
    ...(type === 'image/gif' ? ['If it is animated, its first picture alone will be shown.'] : []),
  ]
}

function rounded(shape: number): string {
  return String(shape < 10 ? Math.round(shape * 10) / 10 : Math.round(shape))
}
