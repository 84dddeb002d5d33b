import { type ColorScheme, schemeCookie } from '@aloft/domain/account/color-scheme.rules'

const yearSeconds = 31_536_000

/**
 * Shows the page in a scheme. A chosen one is also stored in a cookie, from which the server takes it for the first paint
 * of the next page; `system` only undoes an earlier choice.
 */
export function applyColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system' && !hasCookie()) return
  const root = document.documentElement
  if (scheme === 'system') delete root.dataset['scheme']
  else root.dataset['scheme'] = scheme
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
  if (meta) meta.content = scheme === 'system' ? 'light dark' : scheme
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = scheme === 'system' ? 0 : yearSeconds
  document.cookie = `${schemeCookie}=${scheme}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

function hasCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${schemeCookie}=`))
}
