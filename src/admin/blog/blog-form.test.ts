import { expect, test } from 'vitest'
import { imageProblems } from '#domain/image/formats'
import { ApiError } from '#lib/api-error'
import { altsAfter, enteredBlogSchema, namingFiles } from './blog-form'

const [red, green, blue] = ['red', 'green', 'blue'].map(
  (name) => new File([name], name, { type: 'image/png' }),
) as [File, File, File]

test.each([
  ['one is added', [red, green, blue], ['a red field', 'a green field', '']],
  ['they change places', [green, red], ['a green field', 'a red field']],
  ['the first is removed', [green], ['a green field']],
  ['one is reduced', [red, blue], ['a red field', 'a green field']],
])('the alternative texts stay with their images when %s', (_, after, alts) => {
  expect(altsAfter([red, green], after, ['a red field', 'a green field'])).toEqual(alts)
})

const typedInto = (typedStore: string) =>
  enteredBlogSchema.safeParse({
    title: 'A title',
    author: '',
    link: '',
    storeIds: [],
    coverImages: ['/media/red.png', red],
    coverImageAlts: ['', 'A red field'],
    paragraphs: [{ paragraphTitle: '', paragraphText: 'A text.' }],
    typedStore,
  })

test('a text that names no chosen store is refused, and never sent', () => {
  expect(typedInto('Halfgear').error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['typedStore'], 'Choose a store from the list, or empty this field.'],
  ])
  expect(typedInto(' ').data).toEqual({
    title: 'A title',
    author: null,
    link: null,
    storeIds: [],
    coverImages: ['/media/red.png', red],
    coverImageAlts: ['', 'A red field'],
    paragraphs: [{ paragraphTitle: '', paragraphText: 'A text.' }],
  })
})

test('a cover that is too large is refused, one that the blog has is not', () => {
  const large = new File([new Uint8Array(6_000_000)], 'large.png', { type: 'image/png' })
  const issues =
    enteredBlogSchema.safeParse({ link: '', coverImages: ['/media/red.png', large] }).error?.issues ?? []
  const ofCovers = issues.filter(({ path }) => path[0] === 'coverImages')
  expect(ofCovers.map(({ message }) => message)).toEqual([imageProblems.size])
})

test('a refused cover is named by its place, a new one by its file', () => {
  const refused = { 'coverImagesPath.1': 'Gone.', 'coverImages.0': 'Too large.', title: 'Missing.' }
  const named = (field: string) =>
    namingFiles(new ApiError(400, 'Refused.', { [field]: refused[field as keyof typeof refused] }), [red])
  expect(Object.keys(refused).map((field) => (named(field) as ApiError).fields)).toEqual([
    { coverImages: 'Image 2: Gone.' },
    { coverImages: 'red: Too large.' },
    { title: 'Missing.' },
  ])
})
