import { holdEndDate, launchRefund } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchChecks } from '@aloft/views/launches/launch-checks'
import { LaunchDesk } from '@aloft/views/launches/launch-desk'
import { LaunchPart } from '@aloft/views/launches/launch.view'
import { StatusHistory } from '@aloft/views/launches/status-history'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { AbTestResultSection, AbTestSection } from './sections/ab-test-sections.tsx'
import { ActionsSection } from './sections/actions-section.tsx'
import { AdSection } from './sections/ad-section.tsx'
import { AskSection } from './sections/ask-section.tsx'
import { BillSection } from './sections/bill-section.tsx'
import { BudgetSection } from './sections/budget-section.tsx'
import { ExpertSection } from './sections/expert-section.tsx'
import { HeadSection } from './sections/head-section.tsx'
import { NeedsSection, ReadySection } from './sections/needs-section.tsx'
import { NoticesSection } from './sections/notices-section.tsx'
import { PayerSection } from './sections/payer-section.tsx'
import { PaySection } from './sections/pay-section.tsx'
import { RefundSection, ResultsSection } from './sections/results-sections.tsx'
import { StepsSection } from './sections/steps-section.tsx'
import { TextsSection } from './sections/texts-section.tsx'
import { AfterSection, UnderwaySection } from './sections/underway-section.tsx'
import { useLaunchChecks } from './sections/use-launch-checks.ts'
import { statusEntries } from './status-entries.ts'
import type { OpenLaunch } from './use-open-launch.ts'

interface LaunchPageProps {
  readonly launch: OpenLaunch
}

/** The page of a launch, the ad beside it: before it, on its way to the platform, and from then on. */
export function LaunchPage({ launch }: LaunchPageProps) {
  const { t } = useTranslation()
  const { launch: action, isInReview } = adStatusView(launch.facts.status)
  const isHeld = holdEndDate(launch.campaign) !== null
  const isBefore = action !== null && !isHeld
  return (
    <>
      <HeadSection launch={launch} />
      <NoticesSection launch={launch} />
      <LaunchDesk
        platform={t(`ads.platforms.${launch.ad.content.platform}`)}
        ad={<AdSection launch={launch} />}
        isAdLast={!isBefore || launchRefund(launch.campaign) !== null}
      >
        {isInReview ? (
          <Underway launch={launch} />
        ) : isBefore ? (
          <Review launch={launch} />
        ) : (
          <Life launch={launch} />
        )}
      </LaunchDesk>
    </>
  )
}

/** What came of the last launch, then what the next one lacks and costs. */
function Review({ launch }: LaunchPageProps) {
  return (
    <>
      <ResultsSection launch={launch} />
      <AbTestResultSection launch={launch} />
      <RefundSection launch={launch} />
      <NeedsSection launch={launch} />
      <TextsSection launch={launch} />
      <BudgetSection launch={launch} />
      <AbTestSection launch={launch} />
      <PayerSection launch={launch} />
      <AskSection launch={launch} />
      <PaySection launch={launch} />
      <ActionsSection launch={launch} />
      <ReadySection launch={launch} />
      <ExpertSection launch={launch} />
      <StepsSection launch={launch} />
      <HistoryPart launch={launch} />
    </>
  )
}

/** The way to its platform. */
function Underway({ launch }: LaunchPageProps) {
  return (
    <>
      <UnderwaySection launch={launch} />
      <AfterSection launch={launch} />
      <AbTestResultSection launch={launch} />
      <BillSection launch={launch} />
      <ActionsSection launch={launch} />
      <ExpertSection launch={launch} />
      <HistoryPart launch={launch} />
    </>
  )
}

/** What a launch brings and has cost, from the day it is live; and what an ad on hold needs. */
function Life({ launch }: LaunchPageProps) {
  const { listed } = useLaunchChecks(launch)
  return (
    <>
      <ResultsSection launch={launch} />
      <AbTestResultSection launch={launch} />
      {listed ? <LaunchChecks checks={listed} isHeld /> : null}
      <RefundSection launch={launch} />
      <BillSection launch={launch} />
      <ActionsSection launch={launch} />
      <StepsSection launch={launch} />
      <ExpertSection launch={launch} />
      <HistoryPart launch={launch} />
    </>
  )
}

function HistoryPart({ launch }: LaunchPageProps) {
  const { t } = useTranslation()
  const entries = statusEntries(launch.campaign)
  if (entries.length === 0) return null
  return (
    <LaunchPart title={t('launch.page.history')}>
      <StatusHistory entries={entries} />
    </LaunchPart>
  )
}
