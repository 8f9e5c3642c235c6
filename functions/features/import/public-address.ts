import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { AppError } from '#domain/http/errors'

/** Networks that no feed of others is in: private, of the machine itself, of the cloud's own services. */
const closed = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [address = '', prefix] = network.split('/')
  closed.addSubnet(address, Number(prefix), 'ipv4')
}

/** The part of IPv6 that is public, without the parts of it that lead to addresses of IPv4. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
for (const [address, prefix] of [
  ['2001::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(address, prefix, 'ipv6')
}

export function isPublic(address: string): boolean {
  const isSix = isIP(address) === 6
  return !closed.check(address, isSix ? 'ipv6' : 'ipv4') && (!isSix || open.check(address, 'ipv6'))
}

const isPrivate = new AppError('invalid', 'Its address leads to a private network.')

/** What the connection is made to is what was checked, so a name cannot change in between. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublic(address))) done(isPrivate, '', 0)
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** An address without a name is not looked up. */
export function requirePublic({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !isPublic(address)) throw isPrivate
}
