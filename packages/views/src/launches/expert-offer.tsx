import { expertReviewHours } from '@aloft/domain/account/expert-review.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'

export interface ExpertOfferProps {
  state: 'offered' | 'pending' | 'asked'
  endDate: Date
  onAsk: () => void
}

/** An expert looks at an ad for nothing: offered on somebody’s first day, or asked for (EDT-15). */
export function ExpertOffer({ state, endDate, onAsk }: ExpertOfferProps) {
  const { t } = useTranslation()
  const count = expertReviewHours.answered
  if (state === 'asked') {
    return (
      <Notice tone="success" title={t('launch.expert.asked')}>
        {t('launch.expert.answer', { count })}
      </Notice>
    )
  }
  return (
    <Notice
      tone="info"
      title={t('launch.expert.offered')}
      action={
        <Button size="small" isLoading={state === 'pending'} onPress={onAsk}>
          {t('launch.expert.ask')}
        </Button>
      }
    >
      {t('launch.expert.offer', { date: formatDate(endDate, 'dateTime'), count })}
    </Notice>
  )
}
