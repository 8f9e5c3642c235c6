import type { read } from '#lib/read'

/**
 * What the frame of every public page reads, such as a notice above the header. The server reads it with each
 * page, whose cached copy expires no later than these answers; the browser reads it once. If it fails, the
 * page keeps its status.
 */
export const frameReads: ReturnType<typeof read>[] = []
