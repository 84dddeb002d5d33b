import { type AbTestOutlook as Outlook, statedPower } from '@aloft/domain/ads/ab-verdict.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import * as css from './ab-test.css.ts'

/** What the test can show with the budget. */
export type AbTestOutlookState =
  | { kind: 'loading' }
  /** There is no forecast. */
  | { kind: 'unknown' }
  | { kind: 'shown'; outlook: Outlook; resultKind: ResultKind; isSimulated: boolean }

export interface AbTestOutlookProps {
  state: AbTestOutlookState
}

/** What a test can show with a budget, or that it can show nothing (OPN-80). */
export function AbTestOutlook({ state }: AbTestOutlookProps) {
  const { t } = useTranslation()
  return (
    <div className={css.outlook} role="status" aria-busy={state.kind === 'loading'}>
      <Cluster gap={10} align="baseline">
        <Text weight="medium">{t('abTest.outlook.title')}</Text>
        {state.kind === 'shown' && state.isSimulated ? <SimulatedMark /> : null}
      </Cluster>
      {state.kind === 'loading' ? (
        <Skeleton width={280} height={40} shape="block" />
      ) : state.kind === 'unknown' ? (
        <Text tone="soft">{t('abTest.outlook.unknown')}</Text>
      ) : (
        <ShownOutlook {...state} />
      )}
    </div>
  )
}

function ShownOutlook({
  outlook: { results, difference },
  resultKind,
}: Pick<Extract<AbTestOutlookState, { kind: 'shown' }>, 'outlook' | 'resultKind'>) {
  const { t } = useTranslation()
  const expected = t(`abTest.outlook.${resultKind}`, { count: results, shown: formatNumber(results) })
  if (difference === null)
    return (
      <Text tone="soft">
        {expected} {t('abTest.outlook.none')}
      </Text>
    )
  // Rounded up, so that the stated power holds.
  const percent = `${Math.ceil(difference * 100)}%`
  return (
    <>
      <Text tone="soft">{expected}</Text>
      <Text tone="soft">
        {t(`abTest.outlook.shows.${resultKind}`, { percent, inTen: Math.round(statedPower * 10) })}{' '}
        {t('abTest.outlook.smaller')}
      </Text>
    </>
  )
}
