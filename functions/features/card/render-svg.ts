import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { drawingFiles } from './drawing-files'

const [wasm, ...fonts] = drawingFiles.map(readDrawingFile)

// A new function draws a few cards; optimising resvg for them would take V8 longer than drawing them.
setFlagsFromString('--wasm-tiering-budget=1000000000')
// A development server loads this file again after a change.
await initWasm(wasm!).catch((error: unknown) => {
  if (!String(error).includes('Already initialized')) throw error
})

export const fontBuffers = fonts

/** Deployed: from beside the code (infra/build/bundle-function.ts). */
function readDrawingFile(file: string): Buffer {
  try {
    return readFileSync(new URL(`drawing/${basename(file)}`, import.meta.url))
  } catch {
    return readFileSync(createRequire(import.meta.url).resolve(file))
  }
}

interface Size {
  width: number
  height: number
}

export function renderPng(elements: string, size: Size): Buffer {
  return withDrawing(elements, size, (drawing) => {
    const image = drawing.render()
    try {
      return Buffer.from(image.asPng())
    } finally {
      image.free()
    }
  })
}

export function drawnWidth(elements: string): number {
  return withDrawing(elements, { width: 1, height: 1 }, (drawing) => drawing.getBBox()?.width ?? 0)
}

type Drawing = InstanceType<typeof Resvg>

function withDrawing<Result>(elements: string, { width, height }: Size, use: (drawing: Drawing) => Result) {
  const attributes = `width="${width}" height="${height}" font-family="Bricolage Grotesque"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${elements}</svg>`
  const drawing = new Resvg(svg, { font: { fontBuffers } })
  try {
    return use(drawing)
  } finally {
    drawing.free()
  }
}
