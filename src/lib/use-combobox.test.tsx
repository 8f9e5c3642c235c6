// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCombobox } from './use-combobox'

const chosen = vi.fn<(at: number) => void>()
const keyAround = vi.fn<(key: string) => void>()

beforeEach(() => {
  chosen.mockReset()
  keyAround.mockReset()
})

function Fruit({ names }: { names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const box = useCombobox({ isOpen, setOpen, count: names.length, onChoose: chosen })
  return (
    <form onKeyDown={({ key }) => keyAround(key)}>
      <input {...box.field} aria-label="Fruit" onFocus={box.open} />
      {box.isShown && (
        <div {...box.list} aria-label="Fruit">
          {names.map((name, at) => (
            <div {...box.option(at)} key={name}>
              {name}
            </div>
          ))}
        </div>
      )}
    </form>
  )
}

/** The field with the focus and this text, and its list. */
async function open(names: readonly string[] = ['Apple', 'Fig', 'Pear']) {
  const shown = render(<Fruit names={names} />)
  await userEvent.type(box(), 'fruit')
  keyAround.mockReset()
  return shown
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' })
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const isShown = () => screen.queryByRole('listbox') !== null

test.each([
  ['ArrowDown', 'Apple'],
  ['ArrowDown ArrowDown', 'Fig'],
  ['ArrowDown ArrowDown ArrowDown ArrowDown', 'Apple'],
  ['ArrowUp', 'Pear'],
  ['ArrowUp ArrowUp', 'Fig'],
  ['ArrowUp ArrowDown', 'Apple'],
  ['ArrowDown ArrowUp', 'Pear'],
  ['ArrowDown End', 'Pear'],
  ['ArrowUp Home', 'Apple'],
])('%s: the active option is %s', async (keys, name) => {
  await open()
  for (const key of keys.split(' ')) await userEvent.keyboard(`{${key}}`)
  expect(active()).toBe(name)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(name)
  expect(box()).toHaveFocus()
})

test('Home and End move within the text while no option is active', async () => {
  await open()
  await userEvent.keyboard('{Home}')
  expect(box().selectionStart).toBe(0)
  await userEvent.keyboard('{End}')
  expect(box().selectionStart).toBe(5)
  expect(active()).toBeUndefined()
})

test.each([
  ['{ArrowDown}{ArrowDown}', 1],
  ['', -1],
])('Enter after "%s" chooses option %i, and is not for the form around the list', async (keys, at) => {
  await open()
  await userEvent.keyboard(`${keys}{Enter}`)
  expect(chosen.mock.calls).toEqual([[at]])
  expect(keyAround).not.toHaveBeenCalledWith('Enter')
})

test('Escape closes the list and nothing around it; the next one is not for the list', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  expect(box()).not.toHaveAttribute('aria-controls')
  expect(keyAround).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(keyAround.mock.calls).toEqual([['Escape'], ['Enter']])
  expect(chosen).not.toHaveBeenCalled()
})

test.each([
  ['ArrowDown', 'Apple'],
  ['ArrowUp', 'Pear'],
])('%s opens a closed list at %s', async (key, name) => {
  await open()
  await userEvent.keyboard(`{Escape}{${key}}`)
  expect(active()).toBe(name)
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
})

test('the field keeps the focus while an option is clicked, and the list closes when it goes', async () => {
  await open()
  await userEvent.click(screen.getByRole('option', { name: 'Fig' }))
  expect(chosen.mock.calls).toEqual([[1]])
  expect(box()).toHaveFocus()
  await userEvent.tab()
  expect(isShown()).toBe(false)
})

test('keys of an input method that composes a character are its own', async () => {
  await open()
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(box(), { key, isComposing: true })
  expect(active()).toBeUndefined()
  expect(chosen).not.toHaveBeenCalled()
  expect(isShown()).toBe(true)
})
