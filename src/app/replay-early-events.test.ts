// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './recorded-early'
import { holdEarlyEvents } from './replay-early-events'

const done = vi.fn<(what: string) => void>()

beforeEach(() => {
  done.mockReset()
  document.body.innerHTML = `
    <button id="copy" type="button"><span>Copy</span></button>
    <form id="search"><input /></form>
    <button id="menu" type="button" command="show-modal" commandfor="drawer">Menu</button>
    <form id="closing" method="dialog"><button>Close</button></form>
    <a id="link" href="#there">There</a>
    <a id="more" rel="next" href="#more">Show more</a>`
})

afterEach(() => {
  document.body.innerHTML = ''
  delete window.early
})

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** Simulates React after hydration. */
function takeOver(release: () => void) {
  element('#copy').addEventListener('click', () => done('copied'))
  element('#search').addEventListener('submit', (event) => {
    event.preventDefault()
    done('searched')
  })
  release()
}

test('a form submitted before hydration does not load the page again, and is submitted later', () => {
  const release = holdEarlyEvents()
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  element('#search').dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  takeOver(release)
  expect(done.mock.calls).toEqual([['searched']])
})

test('only the last event is replayed, and later ones are not held', () => {
  const release = holdEarlyEvents()
  document.forms[0]?.requestSubmit()
  element('#copy span').click()
  takeOver(release)
  element('#copy').click()
  expect(done.mock.calls).toEqual([['copied'], ['copied']])
})

test.each(['#link', '#closing button', '#menu'])('%s works without replay', (selector) => {
  Object.assign(element('#menu'), { commandForElement: document.body })
  const release = holdEarlyEvents()
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true })
  element(selector).dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(false)
  release()
})

test('a link to more of a list does not leave the page, and loads more later', () => {
  const release = holdEarlyEvents()
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true })
  element('#more').dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
  element('#more').addEventListener('click', () => done('more'))
  release()
  expect(done.mock.calls).toEqual([['more']])
})

test('what is held is done once, also where a part of the page reacts already', () => {
  const release = holdEarlyEvents()
  element('#copy').addEventListener('click', () => done('copied'))
  element('#copy').click()
  expect(done).not.toHaveBeenCalled()
  release()
  expect(done.mock.calls).toEqual([['copied']])
})

test('a press from before this code is replayed after hydration', () => {
  window.early = { press: element('#copy') as HTMLButtonElement }
  takeOver(holdEarlyEvents())
  expect(done.mock.calls).toEqual([['copied']])
})
