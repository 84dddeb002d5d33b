import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { checkCopyLength, copyFields, findRepeatedCopy } from '../balloons/copy-fields.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** What stands between an ad and its launch, by key; `channel` is the page that a Facebook ad speaks as. */
export type AdFieldFailure = 'requiredValue' | 'textTooLong' | 'repeatedText'
export type AdFailures = Readonly<Partial<Record<ComponentKey | 'channel', AdFieldFailure>>>

export interface AdToCheck {
  readonly platform: AdPlatform
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly hasCreative: boolean
  readonly hasChannel: boolean
}

/** Whether an ad cannot go without a text (EDT-07): all but those that Google rotates beyond the first ones. */
export function isRequiredText(platform: AdPlatform, key: ComponentKey): boolean {
  return copyFields[platform].some((field) => field.key === key && !field.isExtra)
}

/** Everything that is missing or wrong in an ad's content; empty for one that may be launched (EDT-05, EDT-07). */
export function checkAd({ platform, texts, hasCreative, hasChannel }: AdToCheck): AdFailures {
  const failures: Partial<Record<ComponentKey | 'channel', AdFieldFailure>> = {}
  for (const key of findRepeatedCopy(platform, texts)) failures[key] = 'repeatedText'
  for (const field of copyFields[platform]) {
    const text = texts[field.key] ?? ''
    if (checkCopyLength(field, text)) failures[field.key] = 'textTooLong'
    else if (text.trim() === '' && isRequiredText(platform, field.key)) failures[field.key] = 'requiredValue'
  }
  if (platform !== 'google' && !hasCreative) failures.adCreativeId = 'requiredValue'
  if (platform === 'facebook' && !hasChannel) failures.channel = 'requiredValue'
  return failures
}

/** Whether nothing stands between an ad and its launch (EDT-12). */
export function isLaunchable(failures: AdFailures): boolean {
  return Object.keys(failures).length === 0
}
