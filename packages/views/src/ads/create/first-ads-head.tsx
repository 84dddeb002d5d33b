import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type {} from '@aloft/messages/i18n'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './first-ads.css.ts'

export interface FirstAdsHeadProps {
  title: string
  lead: string
  children?: ReactNode
}

/** The title of the first ads; when it changes below a button that went, it takes the focus. */
export function FirstAdsHead({ title, lead, children }: FirstAdsHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)
  useEffect(() => {
    if (shownTitle.current === title) return
    shownTitle.current = title
    // The focused button was removed. If the user has focused something else since, the focus stays there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className={css.head}>
      <Heading ref={heading} level={1} size={44}>
        {title}
      </Heading>
      <Text size={16} tone="soft">
        {lead}
      </Text>
      {children}
    </div>
  )
}

/** Why the last press started nothing. */
export function FirstAdsNotOrdered({ failure }: { failure: AdGenFailure | undefined }) {
  const { t } = useTranslation()
  if (!failure) return null
  return (
    <Notice tone="error" title={t('ads.firstAds.notOrdered')}>
      {t(`backgroundProgress.fail.${failure}`)}
    </Notice>
  )
}
