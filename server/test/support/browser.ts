import type { PayloadOf } from '@aloft/contract/schemas'
import type { Reply, TestServer } from './test-server.ts'

export interface Page {
  readonly status: number
  readonly headers: Headers
  readonly location: string
  readonly text: string
}

/** A browser of its own: it keeps cookies and follows addresses one by one. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** Asks for an address; redirects are shown, not followed. */
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<Page>
  redeem(payload: PayloadOf<'redeem-social-login'>): Promise<Reply>
}

export function openBrowser(server: Pick<TestServer, 'url' | 'call'>): Browser {
  const cookies = new Map<string, string>()
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    async get(address, headers) {
      const response = await fetch(new URL(address, server.url), {
        redirect: 'manual',
        headers: { cookie: header(), ...headers },
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
    redeem: (payload) => server.call('redeem-social-login', payload, { headers: { cookie: header() } }),
  }
}

/** Parameters of an address, which may be a path. */
export function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address, 'http://here').searchParams)
}
