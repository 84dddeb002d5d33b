import { ExpertOffer } from '@aloft/views/launches/expert-offer'
import { LaunchChecks } from '@aloft/views/launches/launch-checks'
import { LaunchSteps } from '@aloft/views/launches/launch-steps'
import { LaunchColumn, LaunchColumns, LaunchPart } from '@aloft/views/launches/launch.view'
import { StatusHistory } from '@aloft/views/launches/status-history'
import { holdEndDate, launchProgress } from '@aloft/domain/launches/launch-progress.rules'
import { useTranslation } from 'react-i18next'
import { useLaunchView } from '../../wiring/launches/launch.ts'
import { ActionsSection } from './actions-section.tsx'
import { BillSection } from './bill-section.tsx'
import { HeadSection } from './head-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { RefundSection, ResultsSection } from './results-sections.tsx'
import { statusEntries } from './status-entries.ts'
import { useExpertOffer } from './use-expert-offer.ts'
import { useLaunchChecks } from './use-launch-checks.ts'
import type { OpenLaunch } from './use-open-launch.ts'

interface LaunchSectionsProps {
  readonly launch: OpenLaunch
}

/** The page of a launch. Its steps come last while there are checks to pass before them. */
export function LaunchSections({ launch }: LaunchSectionsProps) {
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

function StepsSection({ launch: { ad, campaign } }: LaunchSectionsProps) {
  const { t } = useTranslation()
  const progress = launchProgress(campaign)
  if (!progress) return null
  return (
    <LaunchPart title={t('launch.page.way')}>
      <LaunchSteps {...progress} platform={t(`ads.platforms.${ad.content.platform}`)} />
    </LaunchPart>
  )
}

/** A review helps most before the launch; a requested one is shown in every status. */
function ExpertSection({ launch: { subject, campaign, actor } }: LaunchSectionsProps) {
  const { launch } = useLaunchView(actor)
  const offer = useExpertOffer(subject.ideaId, subject.balloonId)
  const isAhead = launch === 'launch' && holdEndDate(campaign) === null
  return offer && (isAhead || offer.state === 'asked') ? <ExpertOffer {...offer} /> : null
}
