import { ChoiceField } from '@aloft/design-system/primitives/choice-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'

export interface FollowedChoiceProps {
  /** Of the ad that this one is a new version of. */
  name: string
  /** What would come back if it stopped now, in minor units; null while that isn't known. */
  credit: number | null
  currency: Currency
  isStopped: boolean
  onChange: (isStopped: boolean) => void
}

/** Whether the ad before a new version stops once that one is live, with what comes back. */
export function FollowedChoice({ name, credit, currency, isStopped, onChange }: FollowedChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceField
      label={t('launch.followed.question', { name })}
      name="followed"
      columns={1}
      choices={[
        {
          value: 'stop',
          label: t('launch.followed.stop'),
          ...(credit !== null && {
            detail: t('launch.followed.stopDetail', { amount: formatMoney(credit, currency) }),
          }),
        },
        { value: 'keep', label: t('launch.followed.keep'), detail: t('launch.followed.keepDetail') },
      ]}
      value={isStopped ? 'stop' : 'keep'}
      onChange={(value) => onChange(value === 'stop')}
    />
  )
}
