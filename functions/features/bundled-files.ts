import { drawingFiles } from './card/drawing-files'

/** Files of packages that the function of pictures has beside its code. */
export const cardFiles: readonly string[] = [...drawingFiles]
