import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposedSlug } from './proposed-slug'
import { slugOf } from './slug'
import { slugSchema } from '../store/store'

test.each([
  ['Save 50% / day?', 'save-50-day'],
  ['Nike', 'nike'],
  ['A - B', 'a---b'],
  ['A-/-B', 'a-b'],
  ['/Path/', 'path'],
  ['# 1', '1'],
  ['100%', '100'],
  ['?!', ''],
  ['&+', ''],
  ['...', ''],
  ['%', ''],
  ['pay\u202epal', 'paypal'],
  ['ze\u200bphyr', 'zephyr'],
  ['x'.repeat(120), 'x'.repeat(100)],
])('the slug proposed for "%s" is "%s"', (name, slug) => {
  expect(proposedSlug(name)).toBe(slug)
})

/**
 * What makes slugs illegal or changes in storage: forbidden, invisible, long when lower case, combining.
 */
const awkward = fc.constantFrom(
  ...'/\\?#%-. &\u202e\u2066\u200b\u200d\ufe0f\u00ad\u00a0\u0301İß',
  '👩‍👧',
  '\ud800',
)
/** Any character of Unicode; fast-check's own 'binary' unit takes seconds to set up. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

const name = fc.oneof(
  fc.string({ unit: fc.oneof(awkward, fc.constantFrom(...'aB9é東')), maxLength: 20 }),
  fc.string({ unit: fc.oneof(awkward, fc.constantFrom('İ', 'x')), minLength: 90, maxLength: 130 }),
  fc.string({ unit: character }),
)

test('what is proposed for a name is stored as it is, or empty', () => {
  fc.assert(
    fc.property(name, (typed) => {
      const slug = proposedSlug(typed)
      if (slug !== '') expect(slugSchema.parse(slug)).toBe(slug)
    }),
    { numRuns: 2000 },
  )
})

test('what is proposed for a name with a legal slug is that slug', () => {
  fc.assert(
    fc.property(name, (typed) => {
      const legal = slugSchema.safeParse(typed)
      fc.pre(legal.success)
      expect(proposedSlug(typed)).toBe(legal.data)
      expect(slugOf(proposedSlug(typed))).toBe(legal.data)
    }),
    { numRuns: 1000 },
  )
})
