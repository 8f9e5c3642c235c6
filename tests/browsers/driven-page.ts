/** A page of a browser that a driver moves: the little that the steps need, as each driver has it. */
export interface DrivenPage {
  browser: string
  goTo: (url: string) => Promise<void>
  go: (delta: -1 | 1) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  clickAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: (path: `${string}.png`) => Promise<void>
  close: () => Promise<void>
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight' | 'ArrowDown'

export class NotInstalled extends Error {}
