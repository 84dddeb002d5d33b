import type {} from '@aloft/messages/i18n'
import { useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './scan-head.css.ts'
import { type ScanProgress, scanShare } from './scan-progress.ts'

export interface ScanHeadProps {
  /** The website being read, with its scheme; left out if there's none. */
  address?: string | undefined
  progress?: ScanProgress | undefined
  /** Name of the page being read. */
  page?: string | undefined
  logo?: string | undefined
  /** Stops reading and keeps the found values; left out if nothing can be stopped. */
  onStop?: (() => void) | undefined
}

const ticks = 60

/** The website being read, the progress, and a button to stop. */
export function ScanHead({ address, progress, page, logo, onStop }: ScanHeadProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  const stage = progress?.stage ?? 'done'
  const [, scheme = '', host = ''] = /^(https?:\/\/)?(.*?)\/?$/i.exec(address ?? '') ?? []
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Heading ref={title} level={1} size={32}>
          {t(`onboarding.scan.${address ? stage : 'described'}`)}
        </Heading>
        {address ? (
          <div className={css.bar}>
            <Avatar name={host} picture={logo} kind="brand" />
            <div className={css.address}>
              <span className={css.scheme}>{scheme}</span>
              {host}
            </div>
            {stage === 'reading' && onStop ? (
              <div className={css.stop}>
                <Button
                  icon={<Icon name="stopped" />}
                  onPress={() => {
                    // The button disappears when reading ends, so the title gets the focus.
                    title.current?.focus({ preventScroll: true })
                    onStop()
                  }}
                >
                  {t('onboarding.scan.stop')}
                </Button>
              </div>
            ) : null}
          </div>
        ) : null}
        {progress ? <Progress progress={progress} page={page} /> : null}
      </div>
    </div>
  )
}

function Progress({ progress, page }: { progress: ScanProgress; page: string | undefined }) {
  const { t } = useTranslation()
  const { stage, step, steps, seconds, expectedSeconds } = progress
  const words = {
    reading: page
      ? t('onboarding.scan.stepOnPage', { step, steps, page })
      : t('onboarding.scan.step', { step, steps }),
    done: t('onboarding.scan.doneWords', { steps }),
    stopped: t('onboarding.scan.stoppedWords', { step, steps }),
  }[stage]
  const time =
    stage !== 'reading'
      ? t('onboarding.scan.doneSeconds', { seconds })
      : seconds > expectedSeconds
        ? t('onboarding.scan.secondsLate', { seconds })
        : t('onboarding.scan.seconds', { seconds, expected: expectedSeconds })
  const done = Math.max(1, Math.round(scanShare(progress) * ticks))
  return (
    <div className={css.progress}>
      <Ruler
        ticks={rulerTicks(ticks, done, stage !== 'done')}
        label={words}
        isProgress={stage === 'reading'}
      />
      <div className={css.words}>
        <span>{words}</span>
        <span>{time}</span>
      </div>
      <div role="status">
        <VisuallyHidden>{stage === 'reading' ? '' : words}</VisuallyHidden>
      </div>
    </div>
  )
}
