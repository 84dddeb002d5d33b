import type { LaunchTest } from '@aloft/domain/ads/ab-test.entity'
import { abTestDays, adArms, type AdArm } from '@aloft/domain/ads/ab-test.rules'
import { isLikely } from '@aloft/domain/ads/ab-verdict.rules'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useId } from 'react'
import * as css from './ab-test.css.ts'
import { VariantChanges, type VariantChangesProps } from './variant-changes.tsx'

export interface AbTestResultProps extends VariantChangesProps {
  test: LaunchTest
  /** The day of a running test, from 1. */
  day: number
  currency: Currency
  /** Whether the rest of the budget is being spent. */
  isLive: boolean
  isSimulated: boolean
}

/** The test of a launch: too early to say, its verdict, or why there is none (AUT-07, OPN-80). */
export function AbTestResult(props: AbTestResultProps) {
  const { test, currency, isSimulated, texts, hasOtherPicture } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Cluster gap={12} align="baseline">
        <Heading level={2} size={20} id={id}>
          {t('abTest.title')}
        </Heading>
        {isSimulated ? <SimulatedMark /> : null}
      </Cluster>
      <Stack gap={4}>
        <Verdict {...props} />
      </Stack>
      {test.stage === 'waiting' ? null : <ArmTable test={test} currency={currency} />}
      <Text size={13} weight="medium">
        {t('abTest.changes')}
      </Text>
      <VariantChanges texts={texts} hasOtherPicture={hasOtherPicture} />
    </Stack>
  )
}

function Verdict({ test, day, isLive }: AbTestResultProps) {
  const { t } = useTranslation()
  const { stage, endDate, winner, chance, resultKind } = test
  const date = endDate && formatDate(endDate, 'date')
  if (stage === 'waiting') return <Text tone="soft">{t('abTest.waiting')}</Text>
  if (stage === 'early')
    return (
      <>
        <div className={css.verdict}>{t('abTest.early')}</div>
        <Text tone="soft">{t('abTest.day', { day, days: abTestDays, date })}</Text>
      </>
    )
  if (stage === 'ended' || winner === null)
    return (
      <>
        <div className={css.verdict}>{t('abTest.ended')}</div>
        <Text tone="soft">{t('abTest.endedWhy')}</Text>
      </>
    )
  const version = t(`abTest.versions.${winner}`)
  const rest = isLive
    ? t('abTest.rest', { version: t(`abTest.versionsInText.${winner}`) })
    : t('abTest.decidedOn', { date })
  // The ad itself still has the texts of version A.
  const advice = !isLive && winner === 'variant' ? ` ${t('abTest.useAgain')}` : null
  if (chance === null)
    return (
      <>
        <div className={css.verdict}>{t('abTest.tie')}</div>
        <Text tone="soft">
          {t('abTest.tieWhy')} {rest}
        </Text>
      </>
    )
  const isSure = isLikely({ chance })
  // Never rounded up to certainty.
  const percent = `${Math.min(99, Math.floor(chance * 100))}%`
  return (
    <>
      <div className={css.verdict}>{t(isSure ? 'abTest.likely' : 'abTest.ahead', { version })}</div>
      <Text tone="soft">
        {t(`abTest.chance.${resultKind}`, { chance: percent })} {isSure ? null : t('abTest.luck')} {rest}
        {advice}
      </Text>
    </>
  )
}

function ArmTable({ test, currency }: Pick<AbTestResultProps, 'test' | 'currency'>) {
  const { t } = useTranslation()
  const { resultKind, arms, winner } = test
  const perResult = resultKind === 'clicks' ? 'costPerClick' : 'costPerConversion'
  const money = (amount: number) => formatMoney(toMinorUnits(amount), currency)
  return (
    <table className={css.table} aria-label={t('abTest.table.label')}>
      <thead>
        <tr>
          {(['version', resultKind, 'spend', perResult] as const).map((name) => (
            <th key={name} className={css.head} scope="col">
              {t(`abTest.table.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {adArms.map((arm: AdArm) => {
          const { cost, [resultKind]: results } = arms[arm]
          return (
            <tr key={arm} data-winner={arm === winner || undefined}>
              <th className={css.cell} scope="row">
                {t(`abTest.versions.${arm}`)}
              </th>
              <td className={css.cell}>{formatNumber(results)}</td>
              <td className={css.cell}>{money(cost)}</td>
              <td className={css.cell}>{results === 0 ? t('abTest.table.none') : money(cost / results)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
