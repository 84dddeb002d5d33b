import { EditorNotice } from '@aloft/views/ads/editor/editor.view'
import { FollowedNotice } from '@aloft/views/ads/editor/followed-notice'
import { followedFate } from '@aloft/domain/balloons/new-version.rules'
import { editorAddress } from '../../../../addresses/page-address.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'

/** A deleted ad is followed no longer, and an older version of this one has nothing to do with it. */
const followedOf = ({ idea, balloon, version }: EditedAd) => {
  const followed = version ? undefined : idea.balloons.find(({ id }) => id === balloon.followsId)
  return followed
    ? {
        name: followed.name,
        href: editorAddress(idea._id, followed.id),
        fate: followedFate(balloon, followed),
      }
    : null
}

/** Which ad this one is a new version of, and what becomes of that one. */
export function FollowedSection() {
  const followed = useEditedAd(followedOf)
  return followed ? (
    <EditorNotice>
      <FollowedNotice {...followed} />
    </EditorNotice>
  ) : null
}
