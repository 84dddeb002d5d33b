import { launchProgress } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchSteps } from '@aloft/views/launches/launch-steps'
import { LaunchPart } from '@aloft/views/launches/launch.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { OpenLaunch } from '../use-open-launch.ts'

/** What happens after the launch, and how far the ad has come. */
export function StepsSection({ launch: { ad, campaign } }: { readonly launch: OpenLaunch }) {
  const { t } = useTranslation()
  const progress = launchProgress(campaign)
  if (!progress) return null
  return (
    <LaunchPart title={t(progress.current ? 'launch.page.way' : 'launch.steps.label')}>
      <LaunchSteps {...progress} platform={t(`ads.platforms.${ad.content.platform}`)} />
    </LaunchPart>
  )
}
