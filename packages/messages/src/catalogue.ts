import { account } from './en/account.ts'
import { adPreview } from './en/ad-preview.ts'
import { ads, backgroundProgress } from './en/ads.ts'
import { editor } from './en/editor.ts'
import { lint } from './en/lint.ts'
import { onboarding } from './en/onboarding.ts'
import { previews } from './en/previews.ts'
import { shell } from './en/shell.ts'

/** The English catalogue. Keys named by the specification without an area (`pageNotFound`) stand at the root. */
export const en = {
  ...shell,
  account,
  adPreview,
  ads,
  backgroundProgress,
  editor,
  lint,
  onboarding,
  previews,
} as const

/** Declared but empty: every key falls back to English (I18-02, OPN-77). */
export const fr = {} as const
export const de = {} as const

export type Catalogue = typeof en
