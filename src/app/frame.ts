import type { ComponentType } from 'react'
import type { read } from '#lib/read'

interface FramePart {
  /** The server reads it with each page, cached no longer than the answer; the browser reads it once. */
  reads: Pick<ReturnType<typeof read>, 'queryKey' | 'meta'>
  Component: ComponentType
}

/** What every public page shows above its header. If a read of it fails, the page keeps its status. */
export const aboveHeader: FramePart[] = []
