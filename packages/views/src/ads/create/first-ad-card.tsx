import type { AdGenFailure, AdGenStep } from '@aloft/domain/ads/ad-generation.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { AdGenSteps } from './ad-gen-steps.tsx'
import * as css from './first-ad-card.css.ts'
import { TokenPrice } from '../../plans/token-price.tsx'
import { PlatformMark } from '@aloft/design-system/patterns/tool-icon'

export interface FirstAdCardProps {
  platform: AdPlatform
  status: 'WAITING' | 'IN_PROGRESS' | 'DONE' | 'FAIL'
  /** 0 to 100. */
  progress: number
  doneSteps: readonly AdGenStep[]
  failure?: AdGenFailure | undefined
  /** AI tokens of the ad; refunded if it failed. */
  tokenPrice: number
  /** A preview of the finished ad; null if its brand no longer has it. */
  preview?: ReactNode
  onOpen?: (() => void) | undefined
  /** The page that launches the finished ad as it is; left out for whoever may not. */
  launchHref?: string | undefined
  /** Retries a failed ad. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

const ticks = 40

/** One of the first ads: its progress, then a preview and a link to it. */
export function FirstAdCard(props: FirstAdCardProps) {
  const { platform, status, onOpen, launchHref, onRetry, isRetrying = false, tokenPrice } = props
  const { t } = useTranslation()
  const name = t(`ads.platforms.${platform}`)
  return (
    <section className={css.card} aria-label={t('ads.firstAds.ad', { platform: name })}>
      <header className={css.head}>
        <PlatformMark platform={platform} />
        <div className={css.name}>
          <Heading level={2} size={20}>
            {name}
          </Heading>
        </div>
        <Text
          as="span"
          size={13}
          weight="medium"
          tone={status === 'DONE' ? 'live' : status === 'FAIL' ? 'rejected' : 'soft'}
        >
          {t(`ads.firstAds.states.${status}`)}
        </Text>
      </header>
      <Body {...props} />
      {onOpen ? (
        <footer className={css.foot}>
          <Button width="full" onPress={onOpen}>
            <span aria-hidden="true">{t('ads.firstAds.open')}</span>
            <VisuallyHidden>{t('ads.firstAds.openOf', { platform: name })}</VisuallyHidden>
          </Button>
          {launchHref ? (
            <ButtonLink width="full" href={launchHref}>
              <span aria-hidden="true">{t('ads.firstAds.launch')}</span>
              <VisuallyHidden>{t('ads.firstAds.launchOf', { platform: name })}</VisuallyHidden>
            </ButtonLink>
          ) : null}
        </footer>
      ) : null}
      {onRetry ? (
        <footer className={css.foot}>
          <Button width="full" icon={<Icon name="retry" />} isLoading={isRetrying} onPress={onRetry}>
            <span aria-hidden="true">{t('ads.firstAds.retry')}</span>
            <VisuallyHidden>{t('ads.firstAds.retryOf', { platform: name })}</VisuallyHidden>
            <TokenPrice tokens={tokenPrice} />
          </Button>
        </footer>
      ) : null}
    </section>
  )
}

function Body({ platform, status, progress, doneSteps, failure, tokenPrice, preview }: FirstAdCardProps) {
  const { t } = useTranslation()
  if (status === 'DONE' && preview) return <div className={css.body({ content: 'ad' })}>{preview}</div>
  return (
    <div className={css.body({ content: 'words' })}>
      {status === 'DONE' ? <Text tone="soft">{t('ads.firstAds.gone')}</Text> : null}
      {status === 'WAITING' ? <Text tone="soft">{t('ads.firstAds.waiting')}</Text> : null}
      {status === 'IN_PROGRESS' ? (
        <>
          <Ruler
            ticks={rulerTicks(ticks, Math.max(1, Math.round((progress / 100) * ticks)))}
            label={t('ads.firstAds.ad', { platform: t(`ads.platforms.${platform}`) })}
            isProgress
          />
          <AdGenSteps done={doneSteps} isRunning />
        </>
      ) : null}
      {status === 'FAIL' ? (
        <>
          <Text weight="medium">{t(`backgroundProgress.fail.${failure ?? 'FAIL'}`)}</Text>
          {failure === 'INSUFFICIENT_CREDITS' ? null : (
            <Text tone="soft">{t('ads.firstAds.tokensBack', { count: tokenPrice })}</Text>
          )}
        </>
      ) : null}
    </div>
  )
}
