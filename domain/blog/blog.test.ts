import { expect, test } from 'vitest'
import { blogFormSchema } from './blog'

const paragraph = { paragraphTitle: 'One', paragraphText: 'First.' }

test('the link, the author and the stores of a blog are optional', () => {
  expect(blogFormSchema.parse({ title: 'Hello', paragraphs: [paragraph] })).toEqual({
    title: 'Hello',
    paragraphs: [paragraph],
    link: null,
    author: null,
    storeIds: [],
  })
})

test('the title of a paragraph is optional', () => {
  const { paragraphs } = blogFormSchema.parse({ title: 'Hello', paragraphs: [{ paragraphText: 'First.' }] })
  expect(paragraphs).toEqual([{ paragraphTitle: '', paragraphText: 'First.' }])
})

test.each([
  [{ paragraphs: [] }, { paragraphs: 'A blog needs a first paragraph.' }],
  [
    { paragraphs: Array.from({ length: 51 }, () => paragraph) },
    { paragraphs: 'A blog may have at most 50 paragraphs.' },
  ],
  [
    { paragraphs: [paragraph, { paragraphTitle: 'Two', paragraphText: '' }] },
    { 'paragraphs.1.paragraphText': 'Paragraph text is required.' },
  ],
  [{ link: 'here' }, { link: 'Link must be a full address starting with http:// or https://.' }],
])('%o is refused', (fields, messages) => {
  const { error } = blogFormSchema.safeParse({ title: 'Hello', paragraphs: [paragraph], ...fields })
  expect(
    Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []),
  ).toEqual(messages)
})
