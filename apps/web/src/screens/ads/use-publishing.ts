import type { FailedPart } from '@aloft/design-system/modals/publishing/validation-failure'
import type { PublishBarProps } from '@aloft/design-system/patterns/publish-bar'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { isComponentType } from '@aloft/domain/balloons/component-types.rules'
import { flowOf } from '@aloft/domain/flows/flow-validation.rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../modals/ask.ts'
import { textOf } from '../../state/ad-content.ts'
import type { AdValues } from '../../state/brand.ts'
import { showToast } from '../../state/toasts.ts'
import { type Published, publishAd, type ValidationFailures } from '../../wiring/publishing.ts'
import { loadBrand } from '../../wiring/brand.ts'

interface Publishing extends Pick<PublishBarProps, 'state' | 'isPending'> {
  readonly publish: () => void
}

/** Publishes the ad that is open, and says how that went (MOD-17). */
export function usePublishing(
  ideaId: string,
  balloon: Balloon,
  values: AdValues,
  { hasUnsaved, change }: { hasUnsaved: boolean; change: (values: AdValues) => void },
): Publishing {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)

  const setUrl = async (componentId: string) => {
    const flow = flowOf(values, null)
    const textsOf = (key: 'goalUrl' | 'url') =>
      flow.componentOrder
        .flat()
        .filter((id) => key === 'goalUrl' || id !== componentId)
        .map((id) => textOf(values[componentKey(id, key)]))
        .filter(Boolean)
    const url = await ask('set-page-url', {
      url: textOf(values[componentKey(componentId, 'url')]),
      goalUrls: textsOf('goalUrl'),
      pageUrls: textsOf('url'),
    })
    if (url !== undefined) change({ [componentKey(componentId, 'url')]: url })
  }
  const showResult = async (published: Published) => {
    if (published.kind === 'invalid') {
      const chosen = await ask('validation-failure', { failures: failedParts(values, published.failures) })
      if (chosen !== undefined) await setUrl(chosen)
      return
    }
    if (published.kind === 'published') {
      showToast({ tone: 'success', text: t('publishing.done') })
      return
    }
    const { reason } = published
    // The ad is not what it was here.
    if (reason === 'adNotEditable' || reason === 'balloonNotFound') void loadBrand(ideaId)
    const word = reason === 'balloonNotFound' ? 'failed' : reason
    showToast({ tone: 'error', text: t(`publishing.${word}`) })
  }
  const publish = async () => {
    setPending(true)
    const published = await publishAd(ideaId, balloon.id)
    setPending(false)
    await showResult(published)
  }
  const isChanged = hasUnsaved || balloon.hasUnpublishedChanges
  return {
    state: balloon.publishDates.length === 0 ? 'never' : isChanged ? 'changed' : 'published',
    isPending,
    publish: () => void publish(),
  }
}

function failedParts(values: AdValues, failures: ValidationFailures): FailedPart[] {
  const { componentOrder } = flowOf(values, null)
  const ofFlow = failures['componentOrder']
  const parts = componentOrder.flatMap((step, index) =>
    step.flatMap((id) => {
      const type = values[componentKey(id, 'type')]
      const failure = failures[id]
      const place = { step: index + 1, type: isComponentType(type) ? type : 'pending' } as const
      return failure ? [{ id, place, failure }] : []
    }),
  )
  return ofFlow ? [{ id: 'componentOrder', place: null, failure: ofFlow }, ...parts] : parts
}
