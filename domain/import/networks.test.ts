import { describe, expect, test } from 'vitest'
import type { Mapping } from './feed-columns'
import { formatOf } from './feed-formats'
import { recordsIn } from './feed-records'
import { linkOf, readOffers } from './read-offers'

function read(
  text: string,
  { timeZone = 'UTC', mapping = {} }: { timeZone?: string; mapping?: Mapping } = {},
) {
  const feed = recordsIn(text)
  const format = formatOf(feed, 'ours', mapping)
  if (!format) throw new Error('No format.')
  return { name: format.name, network: format.network, ...readOffers(feed.records, format, { timeZone }) }
}

const awinHead =
  'Promotion ID,Advertiser,Advertiser ID,Type,Code,Description,Starts,Ends,Terms,' +
  'Deeplink Tracking,Deeplink,Exclusive,Title'
const awinRow =
  '7,Zephyr,12,Voucher,WIND15,"Jackets, all sizes",01/11/2026 00:00:00,31/12/2026 23:59:59,New customers,' +
  '//www.awin1.example/c?a=1&amp;b=2,https://zephyr.example/sale,yes,15% off <b>jackets</b> &amp; hats'

const cj = (link: string) =>
  `<?xml version="1.0"?><cj-api><links total-matched="1" page-number="1">${link}</links></cj-api>`
const cjLink = `<link><link-id>99</link-id><link-name>Free shipping &amp;amp; more</link-name>
  <description>null</description><advertiser-id>5</advertiser-id><advertiser-name>Tarn</advertiser-name>
  <promotion-type>free shipping</promotion-type><coupon-code>N/A</coupon-code>
  <promotion-start-date>2026-11-01 08:00:00.0</promotion-start-date>
  <promotion-end-date>null</promotion-end-date>
  <destination>https://tarn.example/</destination>
  <clickUrl>https://cj.example/click-1-2?a=1&amp;b=2</clickUrl>
  <relationship-status>joined</relationship-status></link>`

const rakuten = `<couponfeed><TotalMatches>1</TotalMatches><link type="TEXT">
  <categories><category id="1">Home</category>
  </categories><promotiontypes><promotiontype id="11">Percent</promotiontype></promotiontypes>
  <offerdescription>Save 10% on lamps</offerdescription><offerstartdate>2026-11-01</offerstartdate>
  <offerenddate>2026-12-24</offerenddate>
  <couponcode>LAMP10</couponcode><couponrestriction>Once</couponrestriction>
  <clickurl>https://rakuten.example/click?id=1&amp;u1=ours&amp;offer=2</clickurl>
  <advertiserid>77</advertiserid>
  <advertisername>Lumen</advertisername><network id="1">US</network></link></couponfeed>`

const deal = {
  Id: '3',
  Name: '£5 off',
  Description: '',
  CampaignId: '8',
  CampaignName: 'Ebb',
  State: 'ACTIVE',
}
const offEbb = { Type: 'GENERAL_SALE', DiscountType: 'FIXED', DiscountAmount: '5', DiscountCurrency: 'GBP' }
const minimum = { MinimumPurchaseAmount: '30', MinimumPurchaseAmountCurrency: 'GBP' }
const times = { StartDate: '2026-11-01T09:30:00+01:00', EndDate: '', Uri: '/Mediapartners/x/Deals/3' }
const impact = JSON.stringify({
  '@page': '1',
  Deals: [{ ...deal, ...offEbb, DefaultPromoCode: 'EBB5', ...minimum, ...times }],
})

const programme = { programId: 6, programName: 'Brightwater', defaultTrackUri: 'https://td.example/?p=6' }
const voucher = {
  id: 4,
  code: 'PADDLE',
  title: 'Paddles',
  description: '',
  voucherTypeId: 1,
  exclusive: true,
}
const rest = { landingUrl: 'https://brightwater.example/', discountAmount: 12.5, isPercentage: true }
const dates = { startDate: 1793491200000, endDate: 4102444800000 }
const tradedoubler = JSON.stringify([{ ...programme, ...voucher, ...rest, ...dates }])

const linkMyDeals =
  'lmd_id|store|title|description|code|url|smartlink|offer_value|status|start_date|end_date\n' +
  '55|Halfgear|Chains|All chains|No Code Required|halfgear.example/chains|https://lmd.example/1|20%|active|' +
  '2026-11-01|2026-12-14'

describe('what each network offers', () => {
  test.each([
    [
      'Awin CSV',
      'awin',
      `${awinHead}\n${awinRow}`,
      {
        externalId: '7',
        advertiser: { key: '12', name: 'Zephyr' },
        links: { direct: 'https://zephyr.example/sale', tracking: 'https://www.awin1.example/c?a=1&b=2' },
        fields: {
          title: '15% off jackets & hats',
          type: 'coupon',
          couponCode: 'WIND15',
          percentageOff: 15,
          discount: { kind: 'percent' },
          startsAt: '2026-11-01T00:00:00.000Z',
          endsAt: '2027-01-01T00:00:00.000Z',
          endsPrecision: 'day',
          terms: 'New customers',
          exclusive: true,
        },
      },
    ],
    [
      'CJ XML',
      'cj',
      cj(cjLink),
      {
        externalId: '99',
        advertiser: { key: '5', name: 'Tarn' },
        links: { direct: 'https://tarn.example/', tracking: 'https://cj.example/click-1-2?a=1&b=2' },
        fields: {
          title: 'Free shipping & more',
          type: 'deal',
          couponCode: null,
          discount: { kind: 'shipping' },
          startsAt: '2026-11-01T08:00:00.000Z',
          endsAt: null,
          terms: '',
        },
      },
    ],
    [
      'Rakuten XML',
      'rakuten',
      rakuten,
      {
        externalId: '77 LAMP10 https://rakuten.example/click?id=1&offer=2',
        advertiser: { key: '77', name: 'Lumen' },
        fields: {
          percentageOff: 10,
          couponCode: 'LAMP10',
          terms: 'Once',
          endsAt: '2026-12-25T00:00:00.000Z',
        },
      },
    ],
    [
      'Impact JSON',
      'impact',
      impact,
      {
        externalId: '3',
        advertiser: { key: '8', name: 'Ebb' },
        links: { direct: '', tracking: '' },
        fields: {
          discount: { kind: 'amount', value: 5, currency: 'GBP' },
          minimumSpend: { amount: 30, currency: 'GBP' },
          startsAt: '2026-11-01T08:30:00.000Z',
          endsAt: null,
        },
      },
    ],
    [
      'Tradedoubler JSON',
      'tradedoubler',
      tradedoubler,
      {
        externalId: '4',
        advertiser: { key: '6', name: 'Brightwater' },
        fields: { percentageOff: 12.5, exclusive: true, startsAt: '2026-11-01T00:00:00.000Z', endsAt: null },
      },
    ],
    [
      'LinkMyDeals CSV',
      'linkmydeals',
      linkMyDeals,
      {
        externalId: '55',
        advertiser: { key: 'halfgear', name: 'Halfgear' },
        links: { direct: 'https://halfgear.example/chains', tracking: 'https://lmd.example/1' },
        fields: { type: 'deal', percentageOff: 20, endsAt: '2026-12-15T00:00:00.000Z' },
      },
    ],
  ])('%s', (name, network, text, offer) => {
    const feed = read(text)
    expect(feed).toMatchObject({ name, network, refused: [], offers: [offer] })
  })

  test('columns of your own, by their names', () => {
    const mapping = { title: 'Offer', advertiser: 'Shop', code: 'Voucher', discount: 'Save', link: 'URL' }
    const feed = read('Shop;Offer;Voucher;Save;URL\nEbb;Sails;SAIL;€8;https://ebb.example/', { mapping })
    expect(feed.network).toBe('ours')
    expect(feed.offers).toMatchObject([
      {
        externalId: 'Ebb code SAIL',
        fields: { couponCode: 'SAIL', discount: { kind: 'amount', value: 8, currency: 'EUR' } },
      },
    ])
    expect(() => read('Shop;Offer\nEbb;Sails', { mapping })).toThrow('This file has no column Voucher.')
  })
})

describe('what cannot be used is refused with its line', () => {
  const row = (change: Record<string, string>) => {
    const cells = { id: '1', shop: 'Ebb', title: 'Sails', url: 'https://ebb.example', ends: '', ...change }
    return Object.values(cells).join(';')
  }
  const mapping = { id: 'id', advertiser: 'shop', title: 'title', link: 'url', ends: 'ends' }
  const refusedIn = (...rows: string[]) =>
    read(['id;shop;title;url;ends', ...rows].join('\n'), { mapping }).refused.map(
      ({ line, reason }) => `${line}: ${reason}`,
    )

  test.each([
    [{ id: '' }, 'It has no id.'],
    [{ shop: ' ' }, 'It names no shop.'],
    [{ title: 'N/A' }, 'Title is required.'],
    [{ url: 'javascript:alert(1)' }, 'Link must be a full address starting with http:// or https://.'],
    [{ ends: '31/02/2026' }, 'End cannot be read: 31/02/2026'],
    [{ ends: 'soon' }, 'End cannot be read: soon'],
    [{ ends: '2026-12-24;more' }, 'It has 6 columns, the first row 5.'],
  ])('%j', (change, reason) => {
    expect(refusedIn(row({ id: '2' }), row(change))).toEqual([`3: ${reason}`])
  })

  test('the same offer twice', () => {
    expect(refusedIn(row({}), row({ title: 'Oars' }))).toEqual(['3: Line 2 is the same offer.'])
  })
})

test('a tracking template takes the direct link, without one the link of the network counts', () => {
  const links = { direct: 'https://shop.example/a', tracking: 'https://net.example/1' }
  const store = { link: 'https://shop.example' }
  const templated = { ...store, linkTemplate: 'https://net.example/?{URL}' }
  expect([
    linkOf({ links }, store),
    linkOf({ links }, templated),
    linkOf({ links: { direct: '', tracking: '' } }, store),
  ]).toEqual(['https://net.example/1', 'https://shop.example/a', 'https://shop.example'])
})

test('an advertiser that is not joined, or an offer that is suspended, is inactive', () => {
  const other = cj(cjLink.replace('>joined<', '>notjoined<'))
  const suspended = linkMyDeals.replace('|active|', '|suspended|')
  expect([other, suspended].map((text) => read(text).offers[0]?.inactive)).toEqual([
    'This advertiser is not joined.',
    'It is suspended.',
  ])
})
