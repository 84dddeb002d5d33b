import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { Refusal } from './refusal.ts'

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/**
 * A `lookup` for sockets that resolves a name once and returns exactly the addresses it has checked, so that a second,
 * different answer of the name server can't be used. If one address is not public, all are refused: a site that mixes
 * both is either broken or hostile.
 */
export function createCheckedLookup(resolve: Resolve): LookupFunction {
  return lookupBy(async (hostname) => {
    const addresses = await resolve(hostname)
    const refused = addresses.find(({ address }) => !isPublicAddress(address))
    if (refused) throw new Refusal('privateAddress', `${hostname} leads to ${refused.address}`)
    return addresses
  })
}

/** Like `createCheckedLookup`, without the check, for origins that may be private. */
export function createOpenLookup(resolve: Resolve): LookupFunction {
  return lookupBy(resolve)
}

function lookupBy(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname)
      .then(([first, ...rest]) => {
        if (!first) throw new Refusal('unreachable', `${hostname} has no address`)
        // Called outside the promise, because an error in the socket's callback is not an error of the lookup.
        process.nextTick(() => {
          if (options.all) callback(null, [first, ...rest])
          else callback(null, first.address, first.family)
        })
      })
      .catch((error: unknown) => process.nextTick(() => callback(error as NodeJS.ErrnoException, '')))
  }
}
