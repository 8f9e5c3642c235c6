import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { templateProblem } from './link-template'
import { linkProblem } from '../text/link'
import type { Affiliation } from './affiliation'
import { outLink, subIdOf } from './out-link'
import { placementOf, placements } from './placement'

const offerId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const lead = (link: string, store: Affiliation = {}) => outLink({ link, offerId, placement: 'card' }, store)
const awin = 'https://www.awin1.com/cread.php?awinmid={MID}&awinaffid=7&platform=dl&ued={URL}'
const subId = `${offerId}-card`

test('without a network the stored link is kept to the letter', () => {
  for (const link of ['https://zephyr.example', 'HTTPS://Zephyr.example/a%20b?q=1+2&&x#top']) {
    expect(lead(link)).toBe(link)
  }
})

test('an address in another script is written in ASCII, as browsers do', () => {
  expect(lead('https://пример.рф/ü?é=1#ß')).toBe('https://xn--e1afmkfd.xn--p1ai/%C3%BC?%C3%A9=1#%C3%9F')
})

test('a sub-id names the offer and the place, and fits the 50 characters that networks show', () => {
  const longest = placements.map((placement) => subIdOf({ offerId, placement }).length)
  expect([subIdOf({ offerId, placement: 'card' }), Math.max(...longest) <= 50]).toEqual([subId, true])
})

describe('the parameter of the sub-id', () => {
  test.each([
    ['https://a.example', 'https://a.example?clickref=ID'],
    ['https://a.example/?', 'https://a.example/?clickref=ID'],
    ['https://a.example/b?x=1', 'https://a.example/b?x=1&clickref=ID'],
    ['https://a.example/b#c', 'https://a.example/b?clickref=ID#c'],
    ['https://a.example/b?x=1#c?d', 'https://a.example/b?x=1&clickref=ID#c?d'],
    ['https://a.example/b#c?clickref=old', 'https://a.example/b?clickref=ID#c?clickref=old'],
    ['https://a.example/?clickref=old&x=%2f+', 'https://a.example/?clickref=ID&x=%2f+'],
    ['https://a.example/?x&clickref&click%72ef=b&y', 'https://a.example/?x&clickref=ID&y'],
    [
      'https://a.example/?clickref2=stays&Clickref=stays',
      'https://a.example/?clickref2=stays&Clickref=stays&clickref=ID',
    ],
    ['https://a.example/?%E0%A4%A=1', 'https://a.example/?%E0%A4%A=1&clickref=ID'],
  ])('%s becomes %s', (link, expected) => {
    expect(lead(link, { subIdParam: 'clickref' })).toBe(expected.replace('ID', subId))
  })
})

describe('a template', () => {
  test('that says where the sub-id goes has it once, also where a parameter is set', () => {
    const store = { linkTemplate: 'https://n.example/?u={URL}&s={SUBID}', subIdParam: 'clickref' }
    expect(lead('https://zephyr.example', store)).toBe(
      `https://n.example/?u=https%3A%2F%2Fzephyr.example&s=${subId}`,
    )
    expect(lead('https://n.example/?u=x', store)).toBe(`https://n.example/?u=x&clickref=${subId}`)
  })

  test('holds the link, encoded once as a whole, and the advertiser', () => {
    const link = 'https://zephyr.example/a b?x=1&y=%20#z'.replace(' ', '%20')
    expect(lead(link, { linkTemplate: awin, advertiserId: '12&3', subIdParam: 'clickref' })).toBe(
      `https://www.awin1.com/cread.php?awinmid=12%263&awinaffid=7&platform=dl&ued=${encodeURIComponent(link)}&clickref=${subId}`,
    )
  })

  test('may have the sub-id in its path', () => {
    const linkTemplate = 'https://prf.example/click/pubref:{SUBID}/destination:{URL}'
    expect(lead('https://zephyr.example', { linkTemplate })).toBe(
      `https://prf.example/click/pubref:${subId}/destination:https%3A%2F%2Fzephyr.example`,
    )
  })

  test('does not wrap a link of its own network again', () => {
    const link = 'https://WWW.awin1.com/cread.php?id=1'
    expect(lead(link, { linkTemplate: awin, subIdParam: 'clickref' })).toBe(`${link}&clickref=${subId}`)
  })

  test('takes no part of a link for a pattern', () => {
    const link = "https://zephyr.example/$&$1$'{SUBID}{MID}"
    expect(lead(link, { linkTemplate: 'https://n.example/?u={URL}', advertiserId: 'x' })).toBe(
      `https://n.example/?u=${encodeURIComponent(link)}`,
    )
  })
})

const noHost = 'Tracking template must have the name of its host before what is in braces.'
const others = 'Tracking template may have {URL}, {MID} and {SUBID} in braces, and nothing else.'

test.each([
  [awin, null],
  ['https://prf.example/click/{SUBID}/{URL}', null],
  ['https://n.example:8443/?u={URL}#x', null],
  ['https://n.example/', 'Tracking template must contain {URL}, where the link of the offer goes.'],
  ['https://n.example/?u={url}', 'Tracking template must contain {URL}, where the link of the offer goes.'],
  ['https://n.example/?u={URL}&a={AFFID}', others],
  ['https://n.example/?u={URL}}', others],
  ['https://{URL}', noHost],
  ['https://{URL}.n.example/', noHost],
  ['https://n.example{URL}', noHost],
  ['https://n.example:{MID}/{URL}', 'Tracking template must have a port from 0 to 65535, or none.'],
  ['https://{MID}@n.example/{URL}', 'Tracking template may not contain a user name or a password.'],
  ['{URL}', 'Tracking template must be a full address starting with http:// or https://.'],
  ['{URL}?tag=x-20', 'Tracking template must be a full address starting with http:// or https://.'],
  ['javascript:alert({URL})', 'Tracking template must be a full address starting with http:// or https://.'],
  ['//n.example/{URL}', 'Tracking template must be a full address starting with http:// or https://.'],
  ['https://n.example/ {URL}', 'Tracking template may not contain white space or a backslash.'],
  ['https:\\\\n.example/{URL}', 'Tracking template may not contain white space or a backslash.'],
  ['https://n.example/#{URL}', 'Tracking template may have nothing in braces after a #.'],
])('as a template %s has the problem %j', (text, problem) => {
  expect(templateProblem(text)).toBe(problem)
})

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const links = fc
  .tuple(fc.webUrl({ withQueryParameters: true, withFragments: true }), text)
  .map(([url, end]) => url + end)
  .filter((link) => linkProblem('Link', link) === null && !/\p{Cs}/u.test(link))
const templates = fc
  .tuple(
    fc.constantFrom('https://n.example/', 'https://n.example:8443/x?u=', '{URL}', 'https://'),
    text,
    text,
  )
  .map(([start, before, after]) => `${start}${before}{URL}${after}`)
  .filter((each) => templateProblem(each) === null && !/\p{Cs}/u.test(each))

test('whatever the link is, it leads to the host of the template, or to its own', () => {
  fc.assert(
    fc.property(links, fc.option(templates), (link, linkTemplate) => {
      const store = { subIdParam: 'clickref', ...(linkTemplate !== null && { linkTemplate }) }
      const led = lead(link, store)
      expect(led).toMatch(/^[\x21-\x7e]+$/)
      expect(new URL(led).host).toBe(new URL(linkTemplate ?? link).host)
      expect(new URL(led).searchParams.getAll('clickref')).toEqual([subId])
    }),
  )
})

test('a template gives the network the very link', () => {
  fc.assert(
    fc.property(links, (link) => {
      const led = lead(link, { linkTemplate: 'https://n.example/?u={URL}&z=1' })
      expect(new URL(led).searchParams.get('u')).toBe(link)
    }),
  )
})

test('a place that is none is other', () => {
  expect([placementOf('dialog'), placementOf('Dialog'), placementOf('toString'), placementOf(null)]).toEqual([
    'dialog',
    'other',
    'other',
    'other',
  ])
})
