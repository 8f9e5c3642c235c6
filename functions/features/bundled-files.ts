import { drawingFiles } from './card/drawing-files'

/** Files that the cards function needs in its bundle: resvg and fonts. */
export const cardFiles: readonly string[] = [...drawingFiles]
