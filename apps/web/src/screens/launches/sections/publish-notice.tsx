import { Notice } from '@aloft/design-system/primitives/notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ValidationList } from '@aloft/design-system/modals/publishing/validation-list'
import { failedParts } from '../../../ads/failed-parts.ts'
import { useSetPageUrl } from '../../ads/editor/sections/use-set-page-url.ts'
import { useLaunchView } from '../../../wiring/launches/launch.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** Why the draft could not be published on its launch, part by part, and what puts it right (MOD-17, PUB-05). */
export function PublishNotice({ launch: { actor, values } }: { readonly launch: OpenLaunch }) {
  const { t } = useTranslation()
  const { publishFailure, isPaying } = useLaunchView(actor)
  const setUrl = useSetPageUrl()
  if (!publishFailure || isPaying) return null
  if (publishFailure.kind === 'refused') {
    const { reason } = publishFailure
    return (
      <Notice tone="error" title={t('launch.review.publishing')}>
        {t(`publishing.${reason === 'balloonNotFound' ? 'failed' : reason}`)}
      </Notice>
    )
  }
  const failures = failedParts(values, publishFailure.failures)
  return (
    <Notice tone="error" title={t('launch.review.publishing')}>
      <ValidationList failures={failures} onSetAddress={(id) => void setUrl(id)} />
    </Notice>
  )
}
