import { holdEndDate } from '@aloft/domain/launches/launch-progress.rules'
import { ExpertOffer } from '@aloft/views/launches/expert-offer'
import { useLaunchView } from '../../../wiring/launches/launch.ts'
import type { OpenLaunch } from '../use-open-launch.ts'
import { useExpertOffer } from './use-expert-offer.ts'

/** A review helps most before the launch; a requested one is shown in every status. */
export function ExpertSection({ launch: { subject, campaign, actor } }: { readonly launch: OpenLaunch }) {
  const { launch } = useLaunchView(actor)
  const offer = useExpertOffer(subject.ideaId, subject.balloonId)
  const isAhead = launch === 'launch' && holdEndDate(campaign) === null
  return offer && (isAhead || offer.state === 'asked') ? <ExpertOffer {...offer} /> : null
}
