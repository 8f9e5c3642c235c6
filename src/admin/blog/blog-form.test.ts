import { expect, test } from 'vitest'
import { ApiError } from '#lib/api-error'
import { altsAfter, enteredBlogSchema, namingFiles } from './blog-form'

const [red, green, blue] = ['red', 'green', 'blue'].map(
  (name) => new File([name], name, { type: 'image/png' }),
) as [File, File, File]

test.each([
  ['one is added', [red, green, blue], ['a red field', 'a green field', '']],
  ['they change places', [green, red], ['a green field', 'a red field']],
  ['the first is removed', [green], ['a green field']],
])('the alternative texts stay with their images when %s', (_, after, alts) => {
  expect(altsAfter([red, green], after, ['a red field', 'a green field'])).toEqual(alts)
})

const typedInto = (typedStore: string) =>
  enteredBlogSchema.safeParseAsync({
    title: 'A title',
    author: '',
    link: '',
    storeIds: [],
    coverImages: ['/media/red.png', red],
    coverImageAlts: ['', 'A red field'],
    paragraphs: [{ paragraphTitle: '', paragraphText: 'A text.' }],
    typedStore,
  })

test('a text that names no chosen store is refused, and never sent', async () => {
  expect((await typedInto('Halfgear')).error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['typedStore'], 'Choose a store from the list, or empty this field.'],
  ])
  expect((await typedInto(' ')).data).toEqual({
    title: 'A title',
    author: null,
    link: null,
    storeIds: [],
    coverImages: ['/media/red.png', red],
    coverImageAlts: ['', 'A red field'],
    paragraphs: [{ paragraphTitle: '', paragraphText: 'A text.' }],
  })
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
