import { isIP, type LookupFunction } from 'node:net'
import type { buildConnector } from 'undici'
import { createCheckedLookup, createOpenLookup, type Resolve } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'
import { Refusal } from './refusal.ts'

export interface SocketOptions {
  readonly timeout: number
  readonly allowH2: false
  readonly rejectUnauthorized: true
  readonly lookup: LookupFunction
}

export interface ConnectorOptions {
  readonly resolve: Resolve
  readonly privateOrigins: ReadonlySet<string>
  readonly connectMs: number
  /** Makes the connector that opens sockets; another one than undici's in tests only. */
  readonly build: (options: SocketOptions) => buildConnector.connector
}

/**
 * The one place where a connection begins, so nothing reaches an unchecked address: sockets resolve names by the
 * checked lookup, and an IP address, for which a socket looks nothing up, is checked here. Certificates are
 * verified for the host name of the address.
 */
export function createGuardedConnector(options: ConnectorOptions): buildConnector.connector {
  const { resolve, privateOrigins, connectMs, build } = options
  const common = { timeout: connectMs, allowH2: false, rejectUnauthorized: true } as const
  const checked = build({ ...common, lookup: createCheckedLookup(resolve) })
  const open = build({ ...common, lookup: createOpenLookup(resolve) })

  return (target, callback) => {
    const { origin } = new URL(`${target.protocol}//${target.host ?? target.hostname}`)
    if (privateOrigins.has(origin)) return open(target, callback)
    if (isIP(target.hostname) !== 0 && !isPublicAddress(target.hostname)) {
      const refusal = new Refusal('privateAddress', `${target.hostname} is not a public address`)
      return process.nextTick(() => callback(refusal, null))
    }
    return checked(target, callback)
  }
}
