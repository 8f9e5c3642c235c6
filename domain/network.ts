/** Where a call comes from, narrowest first, as far as networks are given out: each is the whole of what one party may have. */
export interface Networks {
  /** An IPv4 address, or the 64 bits of IPv6 that a household has to itself. */
  client: string
  /** The 56 bits that a larger customer gets; IPv4 has nothing like it. */
  site?: string
  /** The 48 bits of IPv6, or the 24 of IPv4, that can be had whole; its neighbours may be strangers. */
  block?: string
}

/** The networks of a client, which is an IPv4 address or the first four groups of an IPv6 one: '2001:db8:0:12'. */
export function networksOf(client: string): Networks {
  const octets = client.split('.')
  if (octets.length === 4) return { client, block: octets.slice(0, 3).join('.') }
  const groups = client.split(':')
  if (groups.length !== 4) return { client }
  const block = groups.slice(0, 3).join(':')
  const byte = Number.parseInt(groups[3] ?? '', 16) >> 8
  return { client, site: `${block}:${byte.toString(16)}`, block }
}
