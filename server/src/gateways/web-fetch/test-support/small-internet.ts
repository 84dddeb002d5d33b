import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import type { NetworkSeams } from '../web-fetch.undici.ts'

type Target = buildConnector.Options
type Callback = buildConnector.Callback

export interface SmallInternet extends NetworkSeams {
  /** Resolved names, in order. */
  readonly lookups: string[]
  /** Addresses that sockets connected to, with their ports. */
  readonly dialled: string[]
}

export interface SmallInternetOptions {
  /** Addresses of a name: the answers to its first, second, … lookup; the last one repeats. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Ports on loopback that stand for the machines at these addresses. */
  readonly machines: Readonly<Record<string, number>>
}

/**
 * Names and machines of a simulated internet, so that public addresses can be dialled without leaving this machine.
 * Like a real socket it calls the connector's lookup once for a name and never for an address.
 */
export function createSmallInternet({ names, machines }: SmallInternetOptions): SmallInternet {
  const lookups: string[] = []
  const dialled: string[] = []

  function dial(address: string, target: Target, callback: Callback, open: buildConnector.connector): void {
    dialled.push(`${address}:${target.port || (target.protocol === 'https:' ? 443 : 80)}`)
    const port = machines[address]
    if (port === undefined) callback(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), null)
    else open({ ...target, hostname: '127.0.0.1', port: String(port) }, callback)
  }

  return {
    lookups,
    dialled,
    resolve(hostname) {
      const asked = lookups.filter((name) => name === hostname).length
      lookups.push(hostname)
      const answers = names[hostname] ?? []
      const answer = answers[Math.min(asked, answers.length - 1)]
      if (!answer) return Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
      return Promise.resolve(answer.map((address): LookupAddress => ({ address, family: isIP(address) })))
    },
    build({ lookup, ...rest }) {
      const open = buildConnector(rest)
      return (target, callback) => {
        if (isIP(target.hostname) !== 0) return dial(target.hostname, target, callback, open)
        return lookup(target.hostname, { all: true }, (error, found) => {
          if (error) return callback(error, null)
          const [first] = found as LookupAddress[]
          return dial(first?.address ?? '', target, callback, open)
        })
      }
    },
  }
}
