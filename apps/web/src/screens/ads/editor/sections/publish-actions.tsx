import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { LaunchLink } from '@aloft/views/launches/launch-link'
import { PublishBar } from '@aloft/views/publishing/publish-bar'
import { launchAddress } from '../../../../addresses/page-address.ts'
import { useOpenModal } from '../../../../modals/use-linked-modal.ts'
import { useMay } from '../../../../state/rights.ts'
import { useAdSubject, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { usePublishing } from './use-publishing.ts'

/** The ways to the versions of the ad, to a new one, and to its launch. */
export function PublishActions() {
  const { ideaId, balloonId, componentId } = useAdSubject()
  const isDraft = useEditedAd(({ balloon }) => adStatusView(balloon.status).isEditable)
  const isLocked = useIsLocked()
  const may = useMay()
  const openModal = useOpenModal()
  const { publish, ...published } = usePublishing()
  return (
    <>
      <PublishBar
        {...published}
        onVersions={() => openModal('campaign-history', { ad: balloonId })}
        onPublish={!isLocked && may('publish-balloon') ? publish : undefined}
      />
      <LaunchLink href={launchAddress(ideaId, balloonId, componentId)} isDraft={isDraft} />
    </>
  )
}
