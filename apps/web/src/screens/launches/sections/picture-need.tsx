import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { StillAction } from '@aloft/views/creatives/render-note'
import type { ShownCheck } from '@aloft/views/launches/launch-checks'
import { LaunchNeed } from '@aloft/views/launches/launch-desk'
import { picturedAd } from '../../../ads/use-creative-media.ts'
import { useStill } from '../../../creatives/use-still.ts'
import { useDeliveryFailure } from '../../../state/delivery-failure.ts'
import type { LaunchedAd } from '../use-open-launch.ts'

interface PictureNeedProps {
  readonly check: ShownCheck
  readonly ad: LaunchedAd
}

/** A video has one press that ends it; a picture that can't be drawn is replaced in the studio. */
export function PictureNeed({ check, ad }: PictureNeedProps) {
  const { t } = useTranslation()
  const { adCreativeId } = picturedAd(ad.content)
  const failure = useDeliveryFailure(adCreativeId)
  const still = useStill(adCreativeId)
  const { mend } = check
  return (
    <LaunchNeed
      level={3}
      title={t('launch.checks.names.picture')}
      text={check.why ?? undefined}
      action={
        failure === 'videoNotSupported' && still ? (
          <StillAction still={still} />
        ) : mend && 'href' in mend ? (
          <ButtonLink href={mend.href}>{mend.label}</ButtonLink>
        ) : null
      }
    />
  )
}
