import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import * as css from './picture-strip.css.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

export interface StripPicture {
  url: string
  /** The website's own description; may be empty. */
  alt: string
}

export interface PictureStripProps {
  /** Best first. */
  pictures: readonly StripPicture[]
  /** More pictures are still being found. */
  isAwaited?: boolean
  /** Number of pictures shown before the rest is requested. */
  shown?: number
}

/** A picture of somebody's website, which may no longer exist. */
function SitePicture({ url, alt }: StripPicture) {
  const [isGone, setGone] = useState(false)
  if (isGone) {
    return (
      <span className={css.broken}>
        <Icon name="creatives" label={alt} />
      </span>
    )
  }
  return (
    <img className={css.picture} {...sizedPicture(url, '96px')} alt={alt} onError={() => setGone(true)} />
  )
}

/** The found pictures, cropped to squares, with placeholders for those still expected. */
export function PictureStrip({ pictures, isAwaited = false, shown = 5 }: PictureStripProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isCut = pictures.length > shown
  return (
    <div className={css.frame}>
      <ul className={css.strip}>
        {pictures.slice(0, isOpen ? pictures.length : shown).map(({ url, alt }, index) => (
          <li key={url} className={css.cell}>
            <SitePicture
              url={url}
              alt={alt || t('onboarding.measured.picture', { number: index + 1, count: pictures.length })}
            />
          </li>
        ))}
        {isAwaited && !isCut
          ? Array.from({ length: pictures.length < shown ? shown - pictures.length : 1 }, (_, index) => (
              <li key={`awaited ${index}`} className={css.cell} aria-hidden="true">
                <span className={css.waiting}>
                  <Skeleton width="100%" height={200} />
                </span>
              </li>
            ))
          : null}
      </ul>
      {isCut ? (
        <div className={css.more}>
          <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen
              ? t('onboarding.measured.showFewer')
              : t('onboarding.measured.showAll', { count: pictures.length })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
