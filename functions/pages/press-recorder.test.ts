import { runInNewContext } from 'node:vm'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pressRecorder } from './press-recorder'

let page: Window

beforeEach(() => {
  page = new Window()
  page.document.body.innerHTML = `
    <button id="copy" type="button"><span>Copy</span></button>
    <button id="play" type="button">Play</button>
    <button id="menu" type="button">Menu</button>
    <form id="search"><button id="send">Send</button></form>
    <form method="dialog"><button id="close">Close</button></form>
    <a id="link" href="#there">There</a>`
  const addEventListener = page.addEventListener.bind(page)
  runInNewContext(pressRecorder, { window: page, addEventListener })
})

afterEach(() => page.happyDOM.close())

/** Presses an element. Returns the id of what is recorded, and whether the browser does its part. */
function press(selector: string): [string | undefined, boolean] {
  const event = new page.MouseEvent('click', { bubbles: true, cancelable: true })
  page.document.querySelector(selector)!.dispatchEvent(event)
  return [(page as { earlyPress?: { id: string } }).earlyPress?.id, !event.defaultPrevented]
}

test('the last button that was pressed is recorded', () => {
  expect([press('#copy span'), press('#play')]).toEqual([
    ['copy', true],
    ['play', true],
  ])
})

test.each(['#link', '#send', '#close'])(
  '%s does its part without a script, and is not recorded',
  (selector) => {
    expect(press(selector)).toEqual([undefined, true])
  },
)

test('the menu is recorded only where the browser does not know commands', () => {
  const menu = page.document.querySelector('#menu')!
  Object.assign(menu, { commandForElement: page.document.body })
  expect(press('#menu')).toEqual([undefined, true])
  Object.assign(menu, { commandForElement: undefined })
  expect(press('#menu')).toEqual(['menu', true])
})
