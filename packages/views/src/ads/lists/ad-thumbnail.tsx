import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { PlatformMark } from '@aloft/design-system/patterns/tool-icon'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import * as css from './ad-thumbnail.css.ts'

export interface AdThumbnailProps {
  platform: AdPlatform | null
  /** Address of its picture; search ads have none. */
  picture?: string | undefined
}

/** A tiny picture of an ad, beside its name: a search ad is a result, any other without a picture its platform's mark. */
export function AdThumbnail({ platform, picture }: AdThumbnailProps) {
  if (picture && platform !== 'google')
    return (
      <img
        className={css.picture}
        {...sizedPicture(picture, `${css.size}px`)}
        alt=""
        width={css.size}
        height={css.size}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className={css.tile} aria-hidden="true">
      {platform === 'google' ? (
        <svg viewBox="0 0 36 36" className={css.result}>
          <rect x="5" y="6" width="26" height="6" rx="3" className={css.search} />
          <path d="M5 18h18" className={css.title} />
          <path d="M5 24h26M5 29h20" className={css.text} />
        </svg>
      ) : platform ? (
        <PlatformMark platform={platform} size={14} />
      ) : null}
    </span>
  )
}
