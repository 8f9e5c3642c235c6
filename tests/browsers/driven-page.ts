/** A page of a browser that a driver moves: the little that the steps need, as each driver has it. */
export interface DrivenPage {
  /** The browser and its version: 'Firefox 153.7'. */
  browser: string
  goTo: (url: string) => Promise<void>
  /** Back or forward in the history. */
  go: (delta: -1 | 1) => Promise<void>
  /** Runs an expression in the page. Its value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** A click of the pointer at this place of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: (path: `${string}.png`) => Promise<void>
  close: () => Promise<void>
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight' | 'ArrowDown'

/** A browser that is not there, with how to install it. */
export class NotInstalled extends Error {}
