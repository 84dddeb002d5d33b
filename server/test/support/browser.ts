import type { PayloadOf } from '@aloft/contract/schemas'
import type { Reply, TestServer } from './test-server.ts'

export interface Page {
  readonly status: number
  readonly headers: Headers
  readonly location: string
  readonly text: string
}

/**
 * A browser: it keeps cookies and opens addresses one by one. If the server trusts a proxy, each has its own
 * address, so that no limit counts two of them together.
 */
export interface Browser {
  readonly cookies: Map<string, string>
  /** The address it comes from. */
  readonly address: string
  /** Requests an address; redirects are returned, not followed. */
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Page>
  redeem(payload: PayloadOf<'redeem-social-login'>): Promise<Reply>
}

let addresses = 0

export function openBrowser(server: Pick<TestServer, 'url' | 'call'>): Browser {
  const cookies = new Map<string, string>()
  const address = `10.1.${++addresses >> 8}.${addresses & 255}`
  const own = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-forwarded-for': address,
  })
  return {
    cookies,
    address,
    async get(to, headers) {
      const response = await fetch(new URL(to, server.url), {
        redirect: 'manual',
        headers: { ...own(), ...headers },
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('location') ?? '',
        text: await response.text(),
      }
    },
    redeem: (payload) => server.call('redeem-social-login', payload, { headers: own() }),
  }
}

/** Parameters of an address, which may be a path. */
export function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address, 'http://here').searchParams)
}
