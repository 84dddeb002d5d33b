import { targetCpcOf } from '@aloft/domain/ads/approval.rules'
import type { Currency } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './review-decision.css.ts'

export type ReviewWay = 'approve' | 'reject' | 'stop'

export const reviewTroubles = [
  'campaignNotFound',
  'launchFailed',
  'invalidDate',
  'reasonRequired',
  'notAdmin',
  'generic',
] as const
export type ReviewTrouble = (typeof reviewTroubles)[number]

export interface Approval {
  /** The most a click may cost, as a decimal amount. */
  targetCpc: number
  /** The first day, as `YYYY-MM-DD`. */
  fromLaunchDate: string
}

export interface ReviewDecisionProps {
  /** The actions for the ad in its current status. */
  ways: readonly ReviewWay[]
  currency: Currency
  /** The suggested first day and the last allowed one, as `YYYY-MM-DD`. */
  today: string
  latestLaunchDate: string
  onApprove: (approval: Approval) => void
  onReject: (message: string) => void
  onStop: (message: string) => void
  /** The decision being sent. */
  pending: ReviewWay | null
  trouble: ReviewTrouble | null
  /** Reloads the list if it's out of date. */
  onReload: () => void
}

/**
 * An admin's decision about an ad: approve it from a day on, reject it with a reason, or stop it (LCH-05,
 * ADM-05).
 */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { ways, pending, trouble, onReload } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'reject' | 'stop' | null>(null)
  const close = () => setAsked(null)
  const openers = (['reject', 'stop'] as const).filter((way) => ways.includes(way))
  const buttons = openers.map((way) => (
    <Button key={way} variant="danger" isDisabled={pending !== null} onPress={() => setAsked(way)}>
      {t(`adReview.${way}.open`)}
    </Button>
  ))
  const isOutdated = trouble === 'campaignNotFound' || trouble === 'launchFailed'
  return (
    <div className={css.frame}>
      {trouble && pending === null ? (
        <Notice
          tone="error"
          action={
            isOutdated ? (
              <Button size="small" variant="quiet" onPress={onReload}>
                {t('adReview.reload')}
              </Button>
            ) : undefined
          }
        >
          {t(`adReview.failures.${trouble}`)}
        </Notice>
      ) : null}
      {asked ? <WithReason key={asked} way={asked} {...props} onClose={close} /> : null}
      {asked === null && ways.includes('approve') ? <Approve {...props} others={buttons} /> : null}
      {asked === null && !ways.includes('approve') && buttons.length > 0 ? (
        <div className={css.buttons}>{buttons}</div>
      ) : null}
    </div>
  )
}

function Approve({
  currency,
  today,
  latestLaunchDate,
  onApprove,
  pending,
  others,
}: ReviewDecisionProps & { others: ReactNode }) {
  const { t } = useTranslation()
  const [cpc, setCpc] = useState('')
  const [from, setFrom] = useState(today < latestLaunchDate ? today : latestLaunchDate)
  const [isTried, setTried] = useState(false)
  const targetCpc = targetCpcOf(cpc)
  // Dates of this format can be compared as texts, which the server does too.
  const isTooLate = from > latestLaunchDate
  const isDay = from !== '' && !isTooLate
  const latest = formatDate(new Date(`${latestLaunchDate}T00:00`), 'date')
  const submit = () => {
    setTried(true)
    if (targetCpc !== null && isDay && pending === null) onApprove({ targetCpc, fromLaunchDate: from })
  }
  return (
    <DecisionForm
      title={t('adReview.approve.title')}
      onSubmit={submit}
      buttons={
        <>
          <Button type="submit" variant="primary" isLoading={pending === 'approve'}>
            {t(pending === 'approve' ? 'adReview.approve.pending' : 'adReview.approve.submit')}
          </Button>
          {others}
        </>
      }
    >
      <div className={css.fields}>
        <TextField
          label={t('adReview.approve.cpc')}
          name="targetCpc"
          value={cpc}
          onChange={setCpc}
          hint={t('adReview.approve.cpcHint', { currency })}
          error={isTried && targetCpc === null ? t('adReview.approve.cpcWrong') : undefined}
        />
        <TextField
          label={t('adReview.approve.from')}
          name="fromLaunchDate"
          type="date"
          value={from}
          onChange={setFrom}
          hint={t('adReview.approve.fromHint', { date: latest })}
          error={
            isTooLate
              ? t('adReview.approve.dateTooLate', { date: latest })
              : isTried && from === ''
                ? t('adReview.approve.dateMissing')
                : undefined
          }
        />
      </div>
    </DecisionForm>
  )
}

/** Rejecting and stopping both need a message to the ad's owner. */
function WithReason({
  way,
  onReject,
  onStop,
  onClose,
  pending,
}: ReviewDecisionProps & { way: 'reject' | 'stop'; onClose: () => void }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = message.trim() === ''
  const submit = () => {
    setTried(true)
    if (!isMissing && pending === null) (way === 'reject' ? onReject : onStop)(message.trim())
  }
  return (
    <DecisionForm
      title={t(`adReview.${way}.title`)}
      onSubmit={submit}
      buttons={
        <>
          <Button type="submit" variant="danger" isLoading={pending === way}>
            {t(pending === way ? `adReview.${way}.pending` : `adReview.${way}.submit`)}
          </Button>
          <Button isDisabled={pending !== null} onPress={onClose}>
            {t('adReview.keep')}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t(`adReview.${way}.text`)}</Text>
      <TextAreaField
        label={t(`adReview.${way}.message`)}
        name="message"
        value={message}
        onChange={setMessage}
        hint={t('adReview.reasonHint')}
        error={isTried && isMissing ? t('adReview.failures.reasonRequired') : undefined}
      />
    </DecisionForm>
  )
}

function DecisionForm({
  title,
  onSubmit,
  buttons,
  children,
}: {
  title: string
  onSubmit: () => void
  buttons: ReactNode
  children: ReactNode
}) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      {children}
      <div className={css.buttons}>{buttons}</div>
    </form>
  )
}
