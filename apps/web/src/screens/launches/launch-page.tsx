import { holdEndDate } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchChecks } from '@aloft/views/launches/launch-checks'
import { LaunchColumn, LaunchColumns, LaunchPart } from '@aloft/views/launches/launch.view'
import { StatusHistory } from '@aloft/views/launches/status-history'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ActionsSection } from './sections/actions-section.tsx'
import { BillSection } from './sections/bill-section.tsx'
import { ExpertSection } from './sections/expert-section.tsx'
import { HeadSection } from './sections/head-section.tsx'
import { NoticesSection } from './sections/notices-section.tsx'
import { RefundSection, ResultsSection } from './sections/results-sections.tsx'
import { StepsSection } from './sections/steps-section.tsx'
import { useLaunchChecks } from './sections/use-launch-checks.ts'
import { statusEntries } from './status-entries.ts'
import type { OpenLaunch } from './use-open-launch.ts'

/** The sections of a launch. Its steps come last while there are checks to pass before them. */
export function LaunchPage({ launch }: { readonly launch: OpenLaunch }) {
  const { t } = useTranslation()
  const { listed } = useLaunchChecks(launch)
  return (
    <>
      <HeadSection launch={launch} />
      <NoticesSection launch={launch} />
      <LaunchColumns>
        <LaunchColumn>
          <ResultsSection launch={launch} />
          {listed ? <LaunchChecks checks={listed} isHeld={holdEndDate(launch.campaign) !== null} /> : null}
          <RefundSection launch={launch} />
          {listed ? null : <StepsSection launch={launch} />}
        </LaunchColumn>
        <LaunchColumn isBeside>
          <BillSection launch={launch} />
          <ActionsSection launch={launch} />
          <ExpertSection launch={launch} />
          <LaunchPart title={t('launch.page.history')}>
            <StatusHistory entries={statusEntries(launch.campaign)} />
          </LaunchPart>
        </LaunchColumn>
        {listed ? (
          <LaunchColumn>
            <StepsSection launch={launch} />
          </LaunchColumn>
        ) : null}
      </LaunchColumns>
    </>
  )
}
