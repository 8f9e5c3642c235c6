/** The networks of a call, the narrowest first. Each is the largest range that one party may own. */
export interface Networks {
  /** An IPv4 address, or the 64-bit IPv6 network of a household. */
  client: string
  /** The 48-bit IPv6 or 24-bit IPv4 network. It can have one owner, but neighbours may be strangers. */
  block?: string
}

/** The networks of an IPv4 address, or of the first four groups of an IPv6 one: '2001:db8:0:12'. */
export function networksOf(client: string): Networks {
  const octets = client.split('.')
  if (octets.length === 4) return { client, block: octets.slice(0, 3).join('.') }
  const groups = client.split(':')
  if (groups.length !== 4) return { client }
  return { client, block: groups.slice(0, 3).join(':') }
}
