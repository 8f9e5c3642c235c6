import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { demoBlogs } from './blogs'
import { demoCategories } from './categories'
import { imageAddress } from './images'
import { demoStores } from './stores'

const stores = demoStores.map(({ key }) => key)

test.each([
  ['logos', stores],
  ['categories', demoCategories.map(({ slug }) => slug)],
  ['covers', demoBlogs.flatMap(({ covers }) => covers.map(({ name }) => name))],
] as const)('pictures exist for all %s, and for nothing else', async (kind, names) => {
  const files = await readdir(imageAddress(kind))
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted())
})
