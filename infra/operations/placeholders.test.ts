import { describe, expect, test } from 'vitest'
import { site } from '#site'
import { placeholdersIn, refusePlaceholders } from './placeholders'

const own: typeof site = {
  ...site,
  name: 'Dukkan',
  shortName: 'Dukkan',
  tagline: 'offers that hold',
  description: 'Every offer with its proof.',
  address: 'https://dukkan.shop',
  nameInStory: 'Dukkan',
  contact: { phone: '+44 20 7946 0991', email: 'hello@dukkan.shop', location: '1 Fleet Street, London' },
  imprint: [
    ['Company', 'Dukkan Ltd'],
    ['Postal code', 'EC4A 2AB'],
  ],
  social: { facebook: 'https://www.facebook.com/dukkan' },
  mailFrom: { name: 'Dukkan', address: 'no-reply@dukkan.shop' },
  withoutEndDate: 'No end date known',
}
const context = { productName: 'product', now: new Date('2026-11-23T00:00Z') }
const found = (changes: Partial<typeof site>) => placeholdersIn({ ...own, ...changes }, context)

describe('place-holders', () => {
  test('a site with settings of its own has none', () => {
    expect(found({})).toEqual([])
  })

  test('each is named by its path in site.ts, with its value', () => {
    expect(
      found({
        name: 'Product',
        address: 'https://www.example.com',
        contact: { ...own.contact, phone: '+1 555 0123' },
        imprint: [
          ['City', 'Sample Town'],
          ['Tax number', '000-000'],
        ],
        social: { twitter: 'https://twitter.com/' },
        mailFrom: { name: 'Dukkan', address: 'no-reply@example.com' },
        withoutEndDate: 'End date: December 24, 2020',
      }),
    ).toEqual([
      "Place-holder in site.ts: site.name is 'Product'",
      "Place-holder in site.ts: site.address is 'https://www.example.com'",
      "Place-holder in site.ts: site.contact.phone is '+1 555 0123'",
      "Place-holder in site.ts: site.imprint[0][1] is 'Sample Town'",
      "Place-holder in site.ts: site.imprint[1][1] is '000-000'",
      "Place-holder in site.ts: site.social.twitter is 'https://twitter.com/'",
      "Place-holder in site.ts: site.mailFrom.address is 'no-reply@example.com'",
      "Place-holder in site.ts: site.withoutEndDate is 'End date: December 24, 2020'",
    ])
  })

  test('prod is refused with them unless they are wanted; other environments are not', () => {
    const refused = (args: string[], lines = ['one', 'two']) => {
      return () => refusePlaceholders('prod', lines, args)
    }
    expect(refused([])).toThrow(
      'These 2 place-holders are left (docs/your-site.md). Replace what is listed, or deploy all the same: npm run deploy -- prod --with-placeholders',
    )
    expect(refused([], ['one'])).toThrow('This place-holder is left')
    expect(refused(['--with-placeholders'])).not.toThrow()
    expect(refused([], [])).not.toThrow()
    for (const name of ['dev', 'staging'] as const) {
      expect(() => refusePlaceholders(name, ['one'], [])).not.toThrow()
    }
  })
})
