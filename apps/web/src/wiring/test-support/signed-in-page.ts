import { vi } from 'vitest'

/**
 * Stubs the parts of a browser with a logged-in user that the wiring needs. Must be called before the wiring
 * is imported.
 */
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
