import { Button } from '@aloft/design-system/primitives/button'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { FixWalk } from '@aloft/views/ads/editor/fix-walk'
import { LaunchLink } from '@aloft/views/launches/launch-link'
import { PublishBar } from '@aloft/views/publishing/publish-bar'
import { launchAddress } from '../../../../addresses/page-address.ts'
import { useOpenModal } from '../../../../modals/use-linked-modal.ts'
import { useMay } from '../../../../state/rights.ts'
import { useRequestLaunch } from '../../../../ads/use-request-launch.ts'
import { useAdSubject, useEditedAd } from '../edited-ad.tsx'
import { useLaunchFixes } from './use-launch-fixes.ts'
import type { Publishing } from './use-publishing.ts'

interface PublishActionsProps extends Pick<Publishing, 'state' | 'isPending'> {
  /** For whoever may publish and not launch: it's their button. */
  readonly onPublish: (() => void) | undefined
}

/** The versions of the ad, and the one button to press next: for its launch, or to ask for it (OPN-63). */
export function PublishActions(published: PublishActionsProps) {
  const { ideaId, balloonId, componentId } = useAdSubject()
  const isDraft = useEditedAd(({ balloon }) => adStatusView(balloon.status).isEditable)
  const may = useMay()
  const openModal = useOpenModal()
  const isLaunchLink = !isDraft || may('launch-ad')
  return (
    <>
      <PublishBar {...published} onVersions={() => openModal('campaign-history', { ad: balloonId })} />
      <FixWalk fixes={useLaunchFixes()}>
        {isLaunchLink ? (
          <LaunchLink href={launchAddress(ideaId, balloonId, componentId)} isDraft={isDraft} />
        ) : may('request-launch') ? (
          <AskOwner />
        ) : null}
      </FixWalk>
    </>
  )
}

function AskOwner() {
  const { t } = useTranslation()
  const name = useEditedAd(({ idea }) => idea.ownerName)
  const { request, isPending, isDone } = useRequestLaunch(useAdSubject())
  return (
    <Button size="small" isLoading={isPending} isDisabled={isDone} onPress={request}>
      {t(isDone ? 'launch.ask.done' : 'launch.ask.press', { name })}
    </Button>
  )
}
