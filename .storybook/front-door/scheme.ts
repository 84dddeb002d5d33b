export type Scheme = 'light' | 'dark'
export type SchemeChoice = Scheme | 'system'

/** The choice that a link to a story brings with it; otherwise the one of the system. */
export function schemeInAddress(search: string): SchemeChoice {
  const choice = /(?:^|;)scheme:(light|dark|system)/.exec(
    new URLSearchParams(search).get('globals') ?? '',
  )?.[1]
  return (choice as SchemeChoice | undefined) ?? 'system'
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The scheme that a choice amounts to on this computer. */
export function resolveScheme(choice: SchemeChoice): Scheme {
  if (choice === 'system') return darkSystem().matches ? 'dark' : 'light'
  return choice
}

/** Calls back when the system changes its scheme. Returns a function that stops that. */
export function onSystemScheme(notify: () => void): () => void {
  const query = darkSystem()
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
