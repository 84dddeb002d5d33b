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
  /** Creates the connector that opens sockets; replaced only in tests. */
  readonly build: (options: SocketOptions) => buildConnector.connector
}

/**
 * The only place that opens connections, so that no unchecked address can be reached: sockets resolve names through the
 * checked lookup, and IP addresses, which sockets don't look up, are checked here. Certificates are verified for the
 * host name of the address.
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
