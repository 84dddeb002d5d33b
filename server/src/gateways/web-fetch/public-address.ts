import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Looks public, but is a cloud's host service (Azure).
const hostServices = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the public internet. False for all special ranges (private, loopback, link-local,
 * carrier-grade NAT, multicast, broadcast, reserved, documentation, unique local), for all IPv6 addresses that contain
 * an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo), for IPv6 outside the global unicast block, and for
 * everything that is not an IP address in plain notation.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || hostServices.has(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (!parsed.zoneId && parsed.match(globalUnicast))
}
