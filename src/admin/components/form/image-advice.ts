interface Picture {
  /** In pixels. */
  width: number
  height: number
  type: string
}

/** In pixels. An image needs no longer side than this. */
const sufficientSide = { logo: 96, picture: 400 }

export type ShownAs = keyof typeof sufficientSide

const maxRatio = 3

/** Hints about a picture that will look bad. The form can be sent all the same. */
export function imageAdvice({ width, height, type }: Picture, shownAs: ShownAs): string[] {
  const shape = Math.max(width, height) / Math.min(width, height)
  const [longer, other] = width > height ? ['wide', 'high'] : ['high', 'wide']
  return [
    ...(shape >= maxRatio
      ? [`It is ${rounded(shape)} times as ${longer} as it is ${other}, so it will be small in its place.`]
      : []),
    ...(Math.max(width, height) < sufficientSide[shownAs]
      ? [`It has only ${width} × ${height} pixels, and is not shown larger than that.`]
      : []),
    ...(type === 'image/gif' ? ['If it is animated, it will be refused.'] : []),
  ]
}

function rounded(shape: number): string {
  return String(shape < 10 ? Math.round(shape * 10) / 10 : Math.round(shape))
}
