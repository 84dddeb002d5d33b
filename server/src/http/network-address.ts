import ipaddr from 'ipaddr.js'

const prefixOfSubscriber = 64

/**
 * What a caller is counted by: an IPv4 address, or the /64 network of an IPv6 one, since each subscriber has at least so
 * many. Text that is no address is returned as it is.
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
