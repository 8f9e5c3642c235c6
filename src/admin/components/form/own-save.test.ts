// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import * as z from 'zod'
import { findOwn } from './own-save'

interface Values {
  title: string
  covers: (string | File)[]
}

const schema = z.custom<Values>().transform(({ title, covers }) => ({ title: title.trim(), covers }))
const covers = ['/media/a.png', new File([], 'b.png')]
const sent = { title: 'Pans ', covers }
const unanswered = [
  {
    output: { title: 'Pans', covers },
    saving: { version: 3, idempotencyKey: 'key', values: sent, onProgress: () => {} },
  },
]
const stored = { title: 'Pans', covers: ['/media/a.png', '/media/b.png'] }

test.each([
  ['as it was sent', { values: stored, version: 4 }, sent],
  ['with another title', { values: { ...stored, title: 'Pots' }, version: 4 }, undefined],
  ['after another save, which may have brought other files', { values: stored, version: 5 }, undefined],
])('a save with a file whose answer was lost is found %s', async (_, newest, own) => {
  expect(await findOwn(schema, unanswered, newest)).toBe(own)
})
