import { expect, test } from 'vitest'
import { isPublic, lookupPublic, requirePublic } from './public-address'

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
  ['64:ff9b::a00:1', false],
  // What lists of special addresses may lack.
  ['198.18.0.1', false],
  ['64:ff9b:1::a00:1', false],
  ['fec0::1', false],
  ['::7f00:1', false],
])('%s is public: %j', (address, is) => {
  expect(isPublic(address)).toBe(is)
})

test.each(['https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/', 'https://0x7f.1/'])(
  '%s is refused before it is called',
  (address) => {
    expect(() => requirePublic(new URL(address))).toThrow('Its address leads to a private network.')
  },
)

test.each([true, false])('a name of this machine is refused', async (all) => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve))
  expect(error).toMatchObject({ message: 'Its address leads to a private network.' })
})
