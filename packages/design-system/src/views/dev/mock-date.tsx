import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './mock-date.css.ts'

export interface MockDateViewProps {
  /** Product time, as it goes on. */
  now: Date
  /** Hours by which it runs ahead of real time. */
  offsetHours: number
  /** The server did not let the clock be set. */
  isRefused: boolean
  /** Hours ahead, fractions allowed. */
  onSet: (hours: number) => void
}

const jumps = [1, 24, 24 * 7, 24 * 30] as const

/** The test clock: product time, and the ways to move it (CLK-03). */
export function MockDateView({ now, offsetHours, isRefused, onSet }: MockDateViewProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const hours = Number(typed.trim().replace(',', '.'))
    const isNumber = typed.trim() !== '' && Number.isFinite(hours)
    setWrong(!isNumber)
    if (isNumber) onSet(hours)
  }
  return (
    <div className={css.page}>
      <Heading level={1} size={44}>
        {t('mockDate.title')}
      </Heading>
      <Text size={16} tone="soft">
        {t('mockDate.lead')}
      </Text>
      <div className={css.clock}>
        <Text as="div" size={12} tone="faint">
          {t('mockDate.now')}
        </Text>
        <div className={css.time} data-testid="product-time">
          {formatDate(now, 'dateTime')}
        </div>
        <Text as="div" size={13} tone="soft" figures="tabular">
          {t('mockDate.ahead', { hours: offsetHours })}
        </Text>
      </div>
      {isRefused ? <Notice tone="error" title={t('mockDate.refused')} /> : null}
      <div className={css.jumps}>
        {jumps.map((hours) => (
          <Button key={hours} onPress={() => onSet(offsetHours + hours)}>
            {hours < 24
              ? t('mockDate.addHours', { count: hours })
              : t('mockDate.addDays', { count: hours / 24 })}
          </Button>
        ))}
        <Button variant="quiet" onPress={() => onSet(0)}>
          {t('mockDate.reset')}
        </Button>
      </div>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={t('mockDate.hours')}
          name="hours"
          value={typed}
          onChange={setTyped}
          error={isWrong ? t('mockDate.noNumber') : undefined}
        />
        <div>
          <Button type="submit" variant="primary">
            {t('mockDate.set')}
          </Button>
        </div>
      </form>
    </div>
  )
}
