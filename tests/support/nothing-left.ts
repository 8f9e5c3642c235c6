import { afterAll, afterEach, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())

/**
 * Vitest takes back before each test what the last one replaced. What the last test of a file replaced would
 * still be there while the next file prepares itself: they share a process.
 */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
