import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { TextAreaField } from '../../primitives/text-area-field.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { Text } from '../../primitives/text.tsx'
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
  /** In decimals of the currency; null leaves it to the platform. */
  targetCpc: number | null
  /** The first day, as `YYYY-MM-DD`. */
  fromLaunchDate: string
}

export interface ReviewDecisionProps {
  /** What can be done with the ad as it stands. */
  ways: readonly ReviewWay[]
  currency: Currency
  /** The first day that may be given, as `YYYY-MM-DD`. */
  today: string
  onApprove: (approval: Approval) => void
  onReject: (message: string) => void
  onStop: () => void
  /** What is being done. */
  pending: ReviewWay | null
  trouble: ReviewTrouble | null
}

/** What an admin decides about an ad: yes from a day on, no with a reason, or stop (LCH-05, ADM-05). */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { ways, pending, trouble } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'reject' | 'stop' | null>(null)
  const close = () => setAsked(null)
  const openers = (['reject', 'stop'] as const).filter((way) => ways.includes(way))
  return (
    <div className={css.frame}>
      {trouble && pending === null ? <Notice tone="error">{t(`adReview.failures.${trouble}`)}</Notice> : null}
      {asked === 'reject' ? <Reject {...props} onClose={close} /> : null}
      {asked === 'stop' ? <Stop {...props} onClose={close} /> : null}
      {asked === null && ways.includes('approve') ? <Approve {...props} /> : null}
      {asked === null && openers.length > 0 ? (
        <div className={css.buttons}>
          {openers.map((way) => (
            <Button key={way} variant="danger" isDisabled={pending !== null} onPress={() => setAsked(way)}>
              {t(`adReview.${way}.open`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Whether a text is a number above zero, as a price of a click is; a comma may stand for the point. */
function priceOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : null
}

function Approve({ currency, today, onApprove, pending }: ReviewDecisionProps) {
  const { t } = useTranslation()
  const [cpc, setCpc] = useState('')
  const [from, setFrom] = useState(today)
  const [isTried, setTried] = useState(false)
  const isCpcWrong = cpc.trim() !== '' && priceOf(cpc) === null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isCpcWrong && from !== '' && pending === null) {
      onApprove({ targetCpc: cpc.trim() === '' ? null : priceOf(cpc), fromLaunchDate: from })
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Heading level={3} size={16}>
        {t('adReview.approve.title')}
      </Heading>
      <div className={css.fields}>
        <TextField
          label={t('adReview.approve.cpc')}
          name="targetCpc"
          value={cpc}
          onChange={setCpc}
          hint={t('adReview.approve.cpcHint', { currency })}
          error={isTried && isCpcWrong ? t('adReview.approve.cpcWrong') : undefined}
        />
        <TextField
          label={t('adReview.approve.from')}
          name="fromLaunchDate"
          type="date"
          value={from}
          onChange={setFrom}
          error={isTried && from === '' ? t('adReview.approve.dateMissing') : undefined}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" isLoading={pending === 'approve'}>
          {t(pending === 'approve' ? 'adReview.approve.pending' : 'adReview.approve.submit')}
        </Button>
      </div>
    </form>
  )
}

function Reject({ onReject, onClose, pending }: ReviewDecisionProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = message.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && pending === null) onReject(message.trim())
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Heading level={3} size={16}>
        {t('adReview.reject.title')}
      </Heading>
      <TextAreaField
        label={t('adReview.reject.message')}
        name="message"
        value={message}
        onChange={setMessage}
        hint={t('adReview.reject.hint')}
        error={isTried && isMissing ? t('adReview.reject.missing') : undefined}
      />
      <div className={css.buttons}>
        <Button type="submit" variant="danger" isLoading={pending === 'reject'}>
          {t(pending === 'reject' ? 'adReview.reject.pending' : 'adReview.reject.submit')}
        </Button>
        <Button isDisabled={pending !== null} onPress={onClose}>
          {t('adReview.keep')}
        </Button>
      </div>
    </form>
  )
}

function Stop({ onStop, onClose, pending }: ReviewDecisionProps & { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.form}>
      <Heading level={3} size={16}>
        {t('adReview.stop.title')}
      </Heading>
      <Text tone="soft">{t('adReview.stop.text')}</Text>
      <div className={css.buttons}>
        <Button variant="danger" isLoading={pending === 'stop'} onPress={onStop}>
          {t(pending === 'stop' ? 'adReview.stop.pending' : 'adReview.stop.submit')}
        </Button>
        <Button isDisabled={pending !== null} onPress={onClose}>
          {t('adReview.keep')}
        </Button>
      </div>
    </div>
  )
}
