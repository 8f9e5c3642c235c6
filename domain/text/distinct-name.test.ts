import { expect, test } from 'vitest'
import { distinctName } from './distinct-name'
import { proposedSlug } from './proposed-slug'

const names = [
  'Salt / Pepper',
  '50% / 50%',
  'Zephyr',
  'Zephyr Outfitters',
  'Café Ünïon',
  'H&M',
  '北京',
  'متجر النور',
  '100% Wool',
  '🎁 Gifts',
]

test.each(names)('%s is called by its name alone where the slug is that of the name', (name) => {
  expect(distinctName({ name, slug: proposedSlug(name) })).toBe(name)
})

test.each(['hm', 'zephyr', 'ze', 'zephyroutfitters'])(
  'so it is where the slug is another one: %s',
  (slug) => {
    expect(distinctName({ name: 'Zephyr Outfitters', slug })).toBe('Zephyr Outfitters')
  },
)

test.each(names)('others of the name %s are told apart', (name) => {
  const slugs = ['', '-2', '-3', '-uk', '-café'].map((more) => proposedSlug(name) + more)
  expect(new Set(slugs.map((slug) => distinctName({ name, slug }))).size).toBe(slugs.length)
  expect(distinctName({ name, slug: `${proposedSlug(name)}-2` })).toBe(`${name} (2)`)
})
