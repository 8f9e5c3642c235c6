import { beforeAll, expect, test } from 'vitest'
import type { Blog } from '#domain/blog/blog'
import { blogs, createBlog } from '#functions/blog/blog'
import { callApi, nextOf, useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, blogForm } from '../support/content'

beforeAll(useEmptyTable)

test('blogs come newest first', async () => {
  const images = { coverImagesPath: ['/media/1.webp', '/media/2.webp'] }
  const older = await createBlog(blogForm({ title: 'Older' }), images, at('01T08:00'))
  const newer = await createBlog(blogForm({ title: 'Newer' }), images, at('02T08:00'))
  const { status, body } = await callApi('GET /blogs')
  expect({ status, body }).toEqual({ status: 200, body: [newer, older] })
})

test('without a limit a list has up to 1,000 items, from several reads, and a link to the rest', async () => {
  const paragraphs = [{ paragraphTitle: 'Long', paragraphText: 'x'.repeat(2500) }]
  const many = Array.from({ length: 1003 }, (_, number) =>
    blogs.newItem(
      { ...blogForm({ title: `Blog ${number}`, paragraphs }), coverImagesPath: [] },
      new Date(number + 1),
    ),
  )
  await writeItems(many)

  const first = await callApi('GET /blogs')
  const second = await callApi('GET /blogs', { query: nextOf(first.headers) ?? {} })

  const titles = [...first.body, ...second.body].map(({ title }: Blog) => title)
  expect([first.body.length, second.body.length]).toEqual([1000, 5])
  expect(titles.slice(0, 3)).toEqual(['Newer', 'Older', 'Blog 1002'])
  expect(new Set(titles).size).toBe(1005)
  expect(second.headers.link).toBeUndefined()
})
