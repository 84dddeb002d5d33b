import { isPeriodSpan } from '@aloft/domain/ads/own-days.rules'
import type { DaySpan } from '@aloft/domain/ads/report-days.rules'
import { control as controlClass } from '@aloft/design-system/primitives/field.css'
import { Field } from '@aloft/design-system/primitives/field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import * as css from './list-filters.css.ts'

export interface OwnDaysProps {
  span: DaySpan
  onSpan: (span: DaySpan) => void
}

/** The days of the user's own choice, which apply once they're in order. */
export function OwnDays({ span, onSpan }: OwnDaysProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(span)
  const isWrong = typed.from !== '' && typed.until !== '' && !isPeriodSpan(typed)
  const day = (part: keyof DaySpan) => (
    <div className={css.field}>
      <Field
        label={t(`adList.period.${part}`)}
        error={part === 'until' && isWrong ? t('adList.period.wrong') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className={`${controlClass} ${css.day}`}
            type="date"
            value={typed[part]}
            onChange={({ target }) => {
              const next = { ...typed, [part]: target.value }
              setTyped(next)
              if (next.from !== '' && next.until !== '' && isPeriodSpan(next)) onSpan(next)
            }}
          />
        )}
      </Field>
    </div>
  )
  return (
    <>
      {day('from')}
      {day('until')}
    </>
  )
}
