import {
  type AdGenFailure,
  type AdGenStep,
  adGenSteps,
  expectedAdGenMs,
} from '@aloft/domain/ads/ad-generation.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AdFaq } from './ad-faq.tsx'
import { AdGenSteps } from './ad-gen-steps.tsx'
import { WriterNote } from '@aloft/design-system/patterns/writer-note'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './ad-countdown.css.ts'

/** Progress of the generation; `elapsedMs` counts from its start. After twice the expected time, the view says so. */
export type AdCountdownContent =
  | { kind: 'inProgress'; progress: number; elapsedMs: number }
  | { kind: 'doneJustNow'; elapsedMs?: number; onOpen: () => void }
  | { kind: 'failed'; failure: AdGenFailure; onRetry?: () => void }

export interface AdCountdownViewProps {
  content: AdCountdownContent
  /** Finished steps, in order. */
  doneSteps: readonly AdGenStep[]
  /** Null until it's decided. */
  platform: AdPlatform | null
  writer: Writer
  /** AI tokens the generation costs; refunded if it fails. */
  tokenPrice: number
  /** Continues to the rest of the product while generation runs. Left out if there's nowhere to go. */
  onContinue?: (() => void) | undefined
}

const ticks = 60

/** The wait for an ad, with answers to questions people have meanwhile (ONB-01, GEN-04). */
export function AdCountdownView(props: AdCountdownViewProps) {
  const { content, platform, writer } = props
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <div className={css.main}>
        <Headline {...props} />
        <Progress {...props} />
        <Way {...props} />
        <AdGenSteps
          done={content.kind === 'doneJustNow' ? adGenSteps : props.doneSteps}
          isRunning={content.kind === 'inProgress'}
        />
        {content.kind === 'failed' ? null : <WriterNote writer={writer} />}
      </div>
      <AdFaq
        title={t(content.kind === 'failed' ? 'ads.countdown.faqTitleFailed' : 'ads.countdown.faqTitle')}
        platform={platform}
      />
    </div>
  )
}

function Headline({ content, platform, tokenPrice }: AdCountdownViewProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownKind = useRef(content.kind)
  useEffect(() => {
    if (shownKind.current === content.kind) return
    shownKind.current = content.kind
    // The focused button was removed with the wait. If the user has focused something else since, the focus
    // stays there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [content.kind])
  const [title, lead] = {
    inProgress: [
      platform ? t(`ads.countdown.titles.${platform}`) : t('ads.countdown.title'),
      t('ads.countdown.lead'),
    ],
    doneJustNow: [t('ads.countdown.done'), t('ads.countdown.doneLead')],
    failed: [
      t('ads.countdown.failed'),
      t(tokenPrice > 0 ? 'ads.countdown.failedLead' : 'ads.countdown.failedLeadFree'),
    ],
  }[content.kind] as [string, string]
  return (
    <div className={css.head}>
      <Heading ref={heading} level={1} size={44}>
        {title}
      </Heading>
      {content.kind === 'failed' ? (
        <Text size={16} weight="medium">
          {t(`ads.createAd.failures.${content.failure}`)}
        </Text>
      ) : null}
      <Text size={16} tone="soft">
        {lead}
      </Text>
    </div>
  )
}

/** The text beside the ruler: the time so far compared with the usual time. */
function useTime(content: AdCountdownContent): string {
  const { t } = useTranslation()
  if (content.kind === 'failed' || content.elapsedMs === undefined) return ''
  const seconds = Math.round(content.elapsedMs / 1000)
  if (content.kind === 'doneJustNow') return t('ads.countdown.took', { seconds })
  const expected = expectedAdGenMs / 1000
  if (isSlow(content))
    return t('ads.countdown.secondsSlow', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  return seconds > expected
    ? t('ads.countdown.secondsLate', { seconds })
    : t('ads.countdown.seconds', { seconds, expected })
}

function isSlow(content: AdCountdownContent): boolean {
  return content.kind === 'inProgress' && content.elapsedMs > 2 * expectedAdGenMs
}

function Progress({ content, doneSteps }: AdCountdownViewProps) {
  const { t } = useTranslation()
  const time = useTime(content)
  const now = adGenSteps.find((step) => !doneSteps.includes(step))
  const place = {
    step: Math.min(doneSteps.length + 1, adGenSteps.length),
    steps: adGenSteps.length,
    name: now ? t(`ads.countdown.steps.${now}.label`) : '',
  }
  const isDone = content.kind === 'doneJustNow'
  const words =
    isDone || !now
      ? t('ads.countdown.allDone', { steps: adGenSteps.length })
      : t(content.kind === 'failed' ? 'ads.countdown.stopped' : 'ads.countdown.progress', place)
  const share =
    content.kind === 'inProgress' ? content.progress / 100 : isDone ? 1 : doneSteps.length / adGenSteps.length
  const done = Math.max(1, Math.round(Math.min(share, 1) * ticks))
  return (
    <div className={css.progress}>
      <Ruler
        size="large"
        ticks={rulerTicks(ticks, done, !isDone)}
        label={words}
        tone={content.kind === 'failed' ? 'rejected' : 'ink'}
        isProgress={content.kind === 'inProgress'}
      />
      <div className={css.words}>
        <span>{words}</span>
        <span>{time}</span>
      </div>
      <div role="status">
        <VisuallyHidden>{isSlow(content) ? t('ads.countdown.slowTitle') : words}</VisuallyHidden>
      </div>
    </div>
  )
}

function Way({ content, onContinue }: AdCountdownViewProps): ReactNode {
  const { t } = useTranslation()
  const continueButton = (variant: 'primary' | 'secondary') =>
    onContinue ? (
      <Button key="goOn" size="large" variant={variant} onPress={onContinue}>
        {t('ads.countdown.continue')}
      </Button>
    ) : null
  if (content.kind === 'inProgress')
    return isSlow(content) ? (
      <div className={css.slow}>
        <div>
          <Text weight="strong">{t('ads.countdown.slowTitle')}</Text>
          <Text tone="soft">{t('ads.countdown.slow')}</Text>
        </div>
        {continueButton('primary')}
      </div>
    ) : (
      continueButton('secondary') && <div className={css.buttons}>{continueButton('secondary')}</div>
    )
  return (
    <div className={css.buttons}>
      {content.kind === 'doneJustNow' ? (
        // A new key, so that React doesn't reuse the previous button, which the user may be about to press.
        <Button key="open" variant="primary" size="large" onPress={content.onOpen}>
          {t('ads.countdown.open')}
        </Button>
      ) : (
        <>
          {content.onRetry ? (
            <Button variant="primary" size="large" icon={<Icon name="retry" />} onPress={content.onRetry}>
              {t('tryAgain')}
            </Button>
          ) : null}
          {continueButton('secondary')}
        </>
      )}
    </div>
  )
}
