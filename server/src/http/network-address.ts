import ipaddr from 'ipaddr.js'

const prefixOfSubscriber = 64

/**
 * The key that rate limits count a caller by: an IPv4 address, or the /64 network of an IPv6 address, because each
 * subscriber has at least one. Text that isn't an address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, '')}/${prefixOfSubscriber}`,
  )
  return `${network.toString()}/${prefixOfSubscriber}`
}
