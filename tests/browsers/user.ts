import { setTimeout as after } from 'node:timers/promises'
import type { DrivenPage, Key } from './driven-page'
import { type Answer, type Arguments, question, type QuestionName, type Wanted } from './in-page'

/** In milliseconds. Two slow cores run the product too. */
const timeout = 20_000

/** Someone at a browser: looks, presses and types, and waits until what they expect is there. */
export class User {
  constructor(
    readonly page: DrivenPage,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goTo(this.origin + path)
    await this.ask('listen')
    await this.until('the page reacts', () => this.ask('isInteractive'))
  }

  async click(wanted: Wanted): Promise<void> {
    let place: Answer<'place'> = null
    await this.until(`${shown(wanted)} can be pressed`, async () => {
      const before = place
      place = await this.ask('place', wanted)
      // It does not move any more.
      return place && before?.x === place.x && before.y === place.y
    })
    const { x, y } = place!
    await this.page.clickAt(x, y)
  }

  async enter(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted)
    await this.ask('select', wanted)
    await this.page.type(text)
    await this.until(`${shown(wanted)} holds ${text}`, async () => (await this.ask('value', wanted)) === text)
  }

  /** Where something is, once it does not move any more. */
  async standingBox(wanted: Wanted): Promise<NonNullable<Answer<'box'>>> {
    let box: Answer<'box'>
    await this.until(`${shown(wanted)} stands still`, async () => {
      const before = box
      box = await this.ask('box', wanted)
      return box && JSON.stringify(before) === JSON.stringify(box)
    })
    return box!
  }

  async press(key: Key): Promise<void> {
    await this.page.press(key)
  }

  async sees(wanted: Wanted): Promise<boolean> {
    return this.ask('isThere', wanted)
  }

  async untilThere(wanted: Wanted): Promise<void> {
    await this.until(`${shown(wanted)} is there`, () => this.sees(wanted))
  }

  async untilGone(wanted: Wanted): Promise<void> {
    await this.until(`${shown(wanted)} is gone`, async () => !(await this.sees(wanted)))
  }

  async untilFocused(wanted: Wanted): Promise<void> {
    await this.until(`${shown(wanted)} has the focus`, () => this.ask('hasFocus', wanted))
  }

  async untilText(text: string): Promise<void> {
    await this.until(`the page says "${text}"`, async () => (await this.ask('text')).includes(text))
  }

  async untilAt(path: RegExp): Promise<void> {
    await this.until(`the address is ${path.source}`, async () =>
      path.test(String(await this.page.evaluate('location.pathname + location.search'))),
    )
  }

  async ask<Name extends QuestionName>(name: Name, ...args: Arguments<Name>): Promise<Answer<Name>> {
    return (await this.page.evaluate(question(name, ...args))) as Answer<Name>
  }

  async until(what: string, isSo: () => Promise<unknown>): Promise<void> {
    const end = performance.now() + timeout
    // A page that is being left answers nothing.
    while (!(await isSo().catch(() => false))) {
      if (performance.now() > end) throw new Error(`${what}: not within ${timeout / 1000} seconds.`)
      await after(50)
    }
  }
}

function shown({ role, name, pattern }: Wanted): string {
  return [role, name ?? pattern].filter(Boolean).join(' ')
}
