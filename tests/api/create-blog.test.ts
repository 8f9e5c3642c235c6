import { expect, test } from 'vitest'
import { callApi } from '../support/api'
import { formDataOf } from '../support/content'
import { png } from '../support/image'
import { token, useStaff } from '../support/one-store'

useStaff()

const paragraphs = [
  { paragraphTitle: 'One', paragraphText: 'First.\nStill first.' },
  { paragraphTitle: 'Two', paragraphText: 'Second. 🦊' },
]

function blogWith(fields: Record<string, string | undefined> = {}, covers: Blob[] = []): FormData {
  const form = formDataOf({ title: 'How to mend', paragraphs: JSON.stringify(paragraphs), ...fields })
  for (const cover of covers) form.append('coverImages', cover)
  return form
}

const create = (form: FormData) => callApi('POST /blogs/create', { token, form })

test.each([undefined, ''])('cover images and link are optional for a blog: %o', async (link) => {
  const { status, body } = await create(blogWith({ link }, [new File([], '')]))
  expect({ status, body }).toMatchObject({ status: 201, body: { coverImagesPath: [], link: null } })
})

test('what covers show is kept with them; a blog whose covers all decorate has no such texts', async () => {
  const covers = [await png('red'), await png('green')]
  const alts = { 'coverImageAlts[0]': '', 'coverImageAlts[1]': ' A green field ' }
  const { body } = await create(blogWith(alts, covers))
  expect(body.coverImageAlts).toEqual(['', 'A green field'])
  expect((await callApi('GET /blogs')).body).toEqual([body])
  const decorated = await create(blogWith({ 'coverImageAlts[0]': '' }, covers))
  expect(decorated.body).not.toHaveProperty('coverImageAlts')
})
