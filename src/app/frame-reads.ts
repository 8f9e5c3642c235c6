import { aboveHeader } from '../site/layout/frame'

/** The server reads these with each page, whose cached copy expires no later than these answers. */
export const frameReads = aboveHeader.map(({ reads }) => reads)
