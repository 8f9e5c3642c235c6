import { afterAll } from 'vitest'
import { aboveHeader } from '../../src/app/frame'

/** In this file pages read what is their own, whatever stands above their header. */
export function withoutFrame(): void {
  const parts = aboveHeader.splice(0)
  afterAll(() => void aboveHeader.splice(0, Infinity, ...parts))
}
