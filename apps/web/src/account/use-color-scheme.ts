import type { ColorScheme } from '@aloft/domain/account/color-scheme.rules'
import { useEffect } from 'react'
import { applyColorScheme } from '../state/color-scheme.ts'
import { useUser } from '../state/session.ts'

async function save(colorScheme: ColorScheme): Promise<void> {
  const { savePreferences } = await import('../wiring/account/preferences.ts')
  await savePreferences({ colorScheme })
}

/** The user's color scheme, in which the page is shown, and a callback to choose another one. */
export function useColorScheme(): {
  readonly value: ColorScheme
  readonly onChange: (scheme: ColorScheme) => void
} {
  const user = useUser()
  const scheme = user ? (user.preferences.colorScheme ?? 'system') : undefined
  useEffect(() => {
    // Until the user has loaded, the page has the scheme of the cookie.
    if (scheme) applyColorScheme(scheme)
  }, [scheme])
  return {
    value: scheme ?? 'system',
    onChange: (colorScheme) => void save(colorScheme),
  }
}
