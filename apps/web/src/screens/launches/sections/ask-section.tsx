import { Button } from '@aloft/design-system/primitives/button'
import { Notice } from '@aloft/design-system/primitives/notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { LaunchNeed } from '@aloft/views/launches/launch-desk'
import { useMay } from '../../../state/rights.ts'
import { useRequestLaunch } from '../../../ads/use-request-launch.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** For whoever may not launch: asks the owner to (OPN-63). */
export function AskSection({ launch: { subject, ad } }: { readonly launch: OpenLaunch }) {
  const { t } = useTranslation()
  const may = useMay()
  const { request, isPending, isDone } = useRequestLaunch(subject)
  if (may('launch-ad') || !may('request-launch')) return null
  const name = ad.idea.ownerName
  if (isDone) {
    return (
      <Notice tone="success" title={t('launch.ask.done', { name })}>
        {t('launch.ask.doneText')}
      </Notice>
    )
  }
  return (
    <LaunchNeed
      title={t('launch.ask.title', { name })}
      text={t('launch.ask.text')}
      action={
        <Button variant="primary" isLoading={isPending} onPress={request}>
          {t('launch.ask.press', { name })}
        </Button>
      }
    />
  )
}
