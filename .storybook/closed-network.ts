const advice =
  'A story must not call the network. Give the data by props; if the component calls by itself, move the call to the screen.'

// A page shows several stories at once, each of which closes the network.
const original = { fetch, EventSource, XMLHttpRequest }

/** The network as it was before any story closed it: for files of the page, such as fonts, that a screen fetches itself. */
export const openFetch: typeof fetch = (input, init) => original.fetch.call(globalThis, input, init)

/**
 * Makes every network call of a story throw. `check` throws if one was attempted, even if the component
 * caught the error.
 */
export function closeNetwork(): { check: () => void; open: () => void } {
  const tried: string[] = []
  const refuse = (address: unknown): never => {
    const name = address instanceof Request ? address.url : String(address)
    tried.push(name)
    throw new Error(`${name}: ${advice}`)
  }
  globalThis.fetch = (address) => Promise.resolve().then(() => refuse(address))
  globalThis.EventSource = class extends EventSource {
    constructor(address: string | URL) {
      refuse(address)
      super(address)
    }
  }
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(_method: string, address: string | URL) {
      refuse(address)
    }
  }
  navigator.sendBeacon = (address) => refuse(address)
  return {
    check: () => {
      if (tried.length > 0) throw new Error(`${tried.join(', ')}: ${advice}`)
    },
    open: () => {
      Object.assign(globalThis, original)
      Reflect.deleteProperty(navigator, 'sendBeacon')
    },
  }
}
