import { runInNewContext } from 'node:vm'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyRecorder } from '#domain/page/early-recorder'

let page: Window
let readyState: string
let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new Window()
  page.document.body.innerHTML = `
    <button id="copy" type="button"><span>Copy</span></button>
    <button id="play" type="button">Play</button>
    <button id="menu" type="button">Menu</button>
    <form id="search"><button id="send">Send</button></form>
    <form method="dialog"><button id="close">Close</button></form>
    <a id="link" href="#there">There</a>
    <form role="search"><input id="field" /></form>
    <script type="application/json" id="chunks">["/assets/site.js","/assets/home.js"]</script>`
  readyState = 'complete'
  Object.defineProperties(page.document, {
    readyState: { get: () => readyState },
    currentScript: { value: { dataset: { entry: '/assets/entry.js' } } },
  })
  const PerformanceObserver = function (seen: (entries: unknown, observer: object) => void) {
    const observer = { disconnect: () => undefined, observe: () => undefined }
    paint = () => seen([], observer)
    return observer
  }
  const addEventListener = page.addEventListener.bind(page)
  const { document } = page
  runInNewContext(earlyRecorder, {
    window: page,
    document,
    addEventListener,
    setTimeout,
    PerformanceObserver,
  })
})

afterEach(async () => {
  vi.useRealTimers()
  await page.happyDOM.close()
})

const started = () =>
  [...page.document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

/** Presses an element. Returns the id of what is recorded, and whether the browser does its part. */
function press(selector: string): [string | undefined, boolean] {
  const event = new page.MouseEvent('click', { bubbles: true, cancelable: true })
  page.document.querySelector(selector)!.dispatchEvent(event)
  return [recorded().press?.id, !event.defaultPrevented]
}

function recorded() {
  return (page as unknown as { early: { touched?: true; press?: { id: string }; typed?: unknown } }).early
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

test('the first touch fetches the code of the page, once', () => {
  const fetched = () =>
    [...page.document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
  const field = page.document.querySelector('#field')!
  expect([recorded().touched, fetched()]).toEqual([undefined, []])
  field.dispatchEvent(new page.Event('pointerdown', { bubbles: true }))
  field.dispatchEvent(new page.Event('focusin', { bubbles: true }))
  expect([recorded().touched, fetched()]).toEqual([true, ['/assets/site.js', '/assets/home.js']])
})

test('the first script is asked for after the paint, once', () => {
  expect(started()).toEqual([])
  paint()
  paint()
  expect(started()).toEqual(['/assets/entry.js'])
})

test('a page that is drawn before all of it has arrived waits for the rest', () => {
  readyState = 'loading'
  paint()
  expect(started()).toEqual([])
  readyState = 'interactive'
  page.document.dispatchEvent(new page.Event('DOMContentLoaded', { bubbles: true }))
  expect(started()).toEqual(['/assets/entry.js'])
})

test('without a paint the first script is asked for after two seconds', () => {
  page.document.dispatchEvent(new page.Event('DOMContentLoaded', { bubbles: true }))
  vi.advanceTimersByTime(1999)
  expect(started()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(started()).toEqual(['/assets/entry.js'])
})

test('a touch before the paint asks for the first script', () => {
  page.document.querySelector('#field')!.dispatchEvent(new page.Event('focusin', { bubbles: true }))
  paint()
  expect(started()).toEqual(['/assets/entry.js'])
})

test('an image that has loaded loses its placeholder', () => {
  const image = page.document.createElement('img')
  image.setAttribute('style', '--tint:#c04000')
  page.document.body.append(image)
  image.dispatchEvent(new page.Event('load'))
  expect(image.hasAttribute('style')).toBe(false)
})
