import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { AppError } from '#domain/http/errors'

/** Not in a private network, of the machine itself, or of the cloud's own services. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

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
