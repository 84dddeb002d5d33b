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
import { useAdSubject, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { leadToField } from '../lead-to-field.ts'
import { useLaunchFixes } from './use-launch-fixes.ts'
import { usePublishing } from './use-publishing.ts'

/** The versions of the ad, what's left to fix, and the one button to press next (OPN-63). */
export function PublishActions() {
  const { balloonId } = useAdSubject()
  const { publish, ...published } = usePublishing()
  const isLocked = useIsLocked()
  const may = useMay()
  const openModal = useOpenModal()
  const canPublish = !isLocked && may('publish-balloon') && !may('launch-ad')
  return (
    <>
      <PublishBar
        {...published}
        onPublish={canPublish ? publish : undefined}
        onVersions={() => openModal('campaign-history', { ad: balloonId })}
      />
      <FixWalk fixes={useLaunchFixes()} onLead={leadToField}>
        <LaunchAction />
      </FixWalk>
    </>
  )
}

/** The link to the launch of the ad, or a button to ask for it. */
export function LaunchAction() {
  const { ideaId, balloonId, componentId } = useAdSubject()
  const isDraft = useEditedAd(({ balloon }) => adStatusView(balloon.status).isEditable)
  const may = useMay()
  if (!isDraft || may('launch-ad'))
    return <LaunchLink href={launchAddress(ideaId, balloonId, componentId)} isDraft={isDraft} />
  return may('request-launch') ? <AskOwner /> : null
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
