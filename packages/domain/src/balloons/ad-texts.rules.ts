import type { ComponentKey } from './balloon-keys.rules.ts'
import { type AdComponent, platformOf } from './components.rules.ts'
import { copyFields } from './copy-fields.rules.ts'

/** The texts of an ad by its platform's keys, without missing ones. */
export function adTextsOf(ad: AdComponent): Readonly<Partial<Record<ComponentKey, string>>> {
  const group = 'google' in ad ? ad.google : 'facebook' in ad ? ad.facebook : ad.instagram
  const written: Readonly<Partial<Record<ComponentKey, unknown>>> = group
  const texts = copyFields[platformOf(ad)].flatMap(({ key }) => {
    const text = written[key]
    return typeof text === 'string' && text !== '' ? [[key, text] as const] : []
  })
  return Object.fromEntries(texts)
}
