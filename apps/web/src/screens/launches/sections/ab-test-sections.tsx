import { type AbTestFailure, abTestDayAt, type AdVariant } from '@aloft/domain/ads/ab-test.rules'
import { abTestOutlook } from '@aloft/domain/ads/ab-verdict.rules'
import { dailyBudgetOf } from '@aloft/domain/ads/funding.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { minDailyBudget } from '@aloft/domain/core/params'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatDate } from '@aloft/messages/date-format'
import { AbTestResult } from '@aloft/views/launches/ab-test-result'
import { AbTestOutlook, type AbTestOutlookState } from '@aloft/views/launches/ab-test-outlook'
import { AbTestSetup } from '@aloft/views/launches/ab-test-setup'
import type { ForecastState } from '@aloft/views/ads/forecast/forecast-panel'
import type { ChangedText } from '@aloft/views/launches/variant-changes'
import { ask } from '../../../modals/ask.ts'
import { useCommand } from '../../../queries/use-command.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { useMay } from '../../../state/rights.ts'
import { saveAbTest } from '../../../wiring/launches/ab-test.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import { useForecast } from '../../ads/editor/sections/use-forecast.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface AbTestProps {
  readonly launch: OpenLaunch
}

const noChanges: AdVariant = { texts: {}, creativeId: null }
const mostCreatives = 100

/** What the next launch tests, and what its budget can show (AUT-06, OPN-80). */
export function AbTestSection({ launch }: AbTestProps) {
  const { subject, campaign, facts } = launch
  const { t } = useTranslation()
  const may = useMay()
  const variant = campaign.abTest?.variants[1] ?? null
  const saving = useCommand((next: AdVariant | null) => saveAbTest(subject, next))
  const askForVariant = useVariantForm(launch)
  const edit = async () => {
    const next = await askForVariant(variant ?? noChanges)
    if (next) await saving.start(next)
  }
  const why = facts.checks.find(({ name }) => name === 'abTest')?.why
  const failure = saving.isDone ? saving.result : null
  return (
    <AbTestSetup
      test={variant && { texts: changesOf(launch, variant), hasOtherPicture: variant.creativeId !== null }}
      outlook={may('get-forecast') ? <Outlook launch={launch} /> : null}
      problem={why ? t(`launch.checks.why.${why as AbTestFailure}`) : null}
      failure={failure && t(`abTest.failures.${failure}`)}
      isPending={saving.isPending}
      onEdit={may('save-ab-test') ? () => void edit() : undefined}
      onRemove={may('save-ab-test') ? () => void saving.start(null) : undefined}
    />
  )
}

/** The texts that a version changes, with the ad's own. */
function changesOf({ ad, subject }: OpenLaunch, { texts }: AdVariant): readonly ChangedText[] {
  return copyFields[ad.content.platform].flatMap((field) => {
    const variant = texts[field.key]
    const original = textOf(ad.values[componentKey(subject.componentId, field.key)])
    return variant === undefined ? [] : [{ field, original, variant }]
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Asks for the second version with what the ad shows now. */
function useVariantForm({ ad, subject }: OpenLaunch) {
  const { t } = useTranslation()
  const { platform } = ad.content
  const isPictured = platform !== 'google'
  const { loaded } = useQuery(
    'get-ad-creatives',
    isPictured ? { ideaId: subject.ideaId, limit: mostCreatives } : null,
  )
  const own = textOf(ad.values[componentKey(subject.componentId, 'adCreativeId')])
  const listed = loaded.status === 'ready' ? loaded.reply.adCreatives : []
  const creatives = listed
    .filter(({ _id }) => _id !== own)
    .map(({ _id: id, headline, adName, date }) => ({
      id,
      name: headline ?? adName ?? t('abTest.form.unnamed', { date: formatDate(date, 'date') }),
    }))
  return (variant: AdVariant) =>
    ask('ab-variant', {
      fields: copyFields[platform].map((field) => ({
        ...field,
        original: textOf(ad.values[componentKey(subject.componentId, field.key)]),
      })),
      creatives: isPictured ? creatives : null,
      variant,
    })
}

function Outlook({ launch: { subject, facts } }: AbTestProps) {
  const { currency, order } = facts
  const { budget, durationDays } = order
  const least = minDailyBudget[currency]
  const dailyBudget = fromMinorUnits(Math.max(least, dailyBudgetOf(budget, durationDays)))
  const forecast = useForecast({ ...subject, dailyBudget, durationDays })
  return <AbTestOutlook state={outlookOf(forecast)} />
}

function outlookOf(forecast: ForecastState): AbTestOutlookState {
  if (forecast.kind === 'loading') return forecast
  if (forecast.kind !== 'shown') return { kind: 'unknown' }
  const { days, results, resultKind, isSimulated } = forecast.forecast
  const outlook = abTestOutlook({ lowResults: results.low, days })
  return { kind: 'shown', outlook, resultKind, isSimulated }
}

/** The test of the last launch. */
export function AbTestResultSection({ launch: { ad, facts, campaign } }: AbTestProps) {
  const now = useProductNow()
  const launch = campaign.ads.at(-1)?.data
  if (!launch?.abTest) return null
  const { abTest: test, startDate, isSimulated } = launch
  const texts = copyFields[ad.content.platform].flatMap((field) => {
    const variant = test.variant.texts[field.key]
    return variant === undefined ? [] : [{ field, original: null, variant }]
  })
  return (
    <AbTestResult
      test={test}
      day={startDate ? abTestDayAt(startDate, now) : 1}
      currency={facts.currency}
      isLive={isLive(campaign.status)}
      isSimulated={isSimulated}
      texts={texts}
      hasOtherPicture={test.variant.creativeId !== null}
    />
  )
}
