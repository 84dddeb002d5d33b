import type { TextPart } from '@aloft/messages/first-i18n'
import type { Layout, Route } from './routes.ts'

// All their texts are in the first load.
const layoutsOfFirstTexts: readonly Layout[] = ['auth', 'balloon-not-found', 'default', 'empty', 'none']

/** The texts a page and its layout say beyond those that the app starts with. */
export function textsOf(route: Route): readonly TextPart[] {
  const isFirst = layoutsOfFirstTexts.includes(route.layout)
  const ofLayout = isFirst ? [] : (['product'] as const)
  if ('isAwaited' in route) return ['product']
  if (!('screen' in route)) return []
  if (route.texts === 'account') return [...ofLayout, 'account']
  return isFirst || route.texts === 'product' ? ofLayout : [...ofLayout, 'rest']
}
