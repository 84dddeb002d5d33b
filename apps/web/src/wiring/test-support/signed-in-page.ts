import { vi } from 'vitest'

/** What the wiring needs of a browser in which somebody is signed in. To be called before it is imported. */
export function stubSignedInPage(): void {
  const location = new URL('http://aloft.test/0')
  const user = JSON.stringify({
    email: 'orla@nightjar.example',
    authToken: 'a token',
    userToken: 'another',
    socialPlatform: null,
  })
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { querySelector: () => null, querySelectorAll: () => [] }),
  )
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user' ? user : null) })
}
