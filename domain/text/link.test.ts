import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkProblem } from './link'
import { link } from '../field/field'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HTTPS://EXAMPLE.COM',
  'https://example.com./',
  'https://a-b.my_shop.example:/',
  'http://localhost:3000',
  'https://[::1]:8443/',
  'https://пример.рф/ü',
  'https://xn--e1afmkfd.xn--p1ai',
  'https://shop.example.com:8443/',
  'http://[2001:db8::1]/',
  'http://192.0.2.1',
  'https://example.com?to=https://shop.example.com/%20a&mail=a@example.com',
  'https://example.com/@shop/a:b',
])('%s is a link', (text) => {
  expect(link().parse(text)).toBe(text)
})

const noStart = 'Link must be a full address starting with http:// or https://.'
const hasBlank = 'Link may not contain white space or a backslash.'
const hasUser = 'Link may not contain a user name or a password.'
const noHost = 'Link must have the name or the address of a host, such as shop.example.com.'
const noPort = 'Link must have a port from 0 to 65535, or none.'

test.each([
  ['javascript:alert(1)', noStart],
  ['data:text/html,x', noStart],
  ['ftp://example.com', noStart],
  ['example.com', noStart],
  ['//example.com', noStart],
  ['https:/example.com', noStart],
  ['https://', noHost],
  ['https://?', noHost],
  ['https:///example.com', noHost],
  ['https://:443', noHost],
  ['https://.', noHost],
  ['http://..', noHost],
  ['http://a..b', noHost],
  ['http://.a.b', noHost],
  ['http://a.b..', noHost],
  ['https://-', noHost],
  ['https://-a.example', noHost],
  ['https://a-.example', noHost],
  ['https://!', noHost],
  ['https://a$b.example', noHost],
  ['https://&+,;=', noHost],
  [`https://${'x'.repeat(64)}.example`, noHost],
  [`https://${'x.'.repeat(128)}`, noHost],
  ['https://xn--a', noHost],
  ['https://256.256.256.256', noHost],
  ['https://2130706433', noHost],
  ['https://0x7f.1', noHost],
  ['https://[2001:db8::1', noHost],
  ['https://[2001:db8::g]', noHost],
  ['https://%65xample.com', noHost],
  ['https://exam\u00ADple.com', noHost],
  ['https://a:b:443', noHost],
  ['https://example.com:99999', noPort],
  ['https://example.com:port', noPort],
  ['https://[::1]:-1', noPort],
  ['https://user:secret@example.com', hasUser],
  ['https://shop.example.com@example.org', hasUser],
  ['https://@example.com', hasUser],
  ['https://user@..', hasUser],
  ['https://example.com/a b', hasBlank],
  ['https:\\\\example.com', hasBlank],
  ['ht\ttps://example.com', hasBlank],
])('%j is not a link: %s', (text, message) => {
  expect(linkProblem('Link', text)).toBe(message)
  expect(messagesOf(link().safeParse(text))).toEqual([message])
})

test.each([undefined, '', ' \n '])('a link of %j is required', (text) => {
  expect(messagesOf(link().safeParse(text))?.[0]).toBe('Link is required.')
})

test('a text whose host a browser would have to correct is not a link', () => {
  const slashes = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ' '), maxLength: 4 })
  fc.assert(
    fc.property(
      fc.constantFrom('http:', 'https:', 'HTTPS:'),
      slashes,
      fc.domain(),
      (scheme, between, host) => {
        fc.pre(between !== '//')
        expect(linkProblem('Link', scheme + between + host)).not.toBeNull()
      },
    ),
  )
})

test('a link leads to the host that its text shows', () => {
  const hidden = fc.constantFrom('@', ':x@', '\\', '%61', '\t', '\n', ' ', '\u200B', '\u00AD', '\u2060')
  fc.assert(
    fc.property(fc.domain(), fc.nat(), hidden, (host, place, text) => {
      expect(link().parse(`https://${host}/a`)).toBe(`https://${host}/a`)
      const at = place % (host.length + 1)
      const address = `https://${host.slice(0, at)}${text}${host.slice(at)}/a`
      expect(linkProblem('Link', address)).not.toBeNull()
    }),
  )
})
