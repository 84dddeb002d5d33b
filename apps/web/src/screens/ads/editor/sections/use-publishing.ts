import type { FailedPart } from '@aloft/design-system/modals/publishing/validation-failure'
import type { PublishBarProps } from '@aloft/views/publishing/publish-bar'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Component } from '@aloft/domain/balloons/component-schemas.entity'
import { readComponent, readComponents } from '@aloft/domain/balloons/components.rules'
import { flowOf } from '@aloft/domain/flows/flow-validation.rules'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../../../modals/ask.ts'
import type { AdValues } from '../../../../state/brand.ts'
import { showToast } from '../../../../state/toasts.ts'
import {
  type Published,
  publishAd,
  type ValidationFailures,
} from '../../../../wiring/publishing/publishing.ts'
import { reloadAd } from '../../../../wiring/balloons/load-ad.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useAdStore, useAdSubject, useEditedAd } from '../edited-ad.tsx'

interface Publishing extends Pick<PublishBarProps, 'state' | 'isPending'> {
  readonly publish: () => void
}

const publishedState = ({ balloon, hasUnsaved }: EditedAd): Publishing['state'] => {
  if (balloon.publishDates.length === 0) return 'never'
  return hasUnsaved || balloon.hasUnpublishedChanges ? 'changed' : 'published'
}

/** Publishes the ad that is open, and says how that went (MOD-17). */
export function usePublishing(): Publishing {
  const { ideaId, balloonId } = useAdSubject()
  const state = useEditedAd(publishedState)
  const store = useAdStore()
  const { changeAd } = useAdEdits()
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)

  const setUrl = async (componentId: string) => {
    const { values } = store.get()
    const flow = readComponents(values)
    const addressOf = (component: Component) => ('url' in component ? component.url : '')
    const others = flow.filter(({ id }) => id !== componentId)
    const url = await ask('set-page-url', {
      url: addressOf(readComponent(values, componentId)),
      goalUrls: flow
        .flatMap((component) => (component.type === 'goal' ? component.goalUrl : []))
        .filter(Boolean),
      pageUrls: others.map(addressOf).filter(Boolean),
    })
    if (url !== undefined) changeAd({ [componentKey(componentId, 'url')]: url })
  }
  const showResult = async (published: Published) => {
    if (published.kind === 'invalid') {
      const failures = failedParts(store.get().values, published.failures)
      const chosen = await ask('validation-failure', { failures })
      if (chosen !== undefined) await setUrl(chosen)
      return
    }
    if (published.kind === 'published') {
      showToast({ tone: 'success', text: t('publishing.done') })
      return
    }
    const { reason } = published
    // The ad is not what it was here.
    if (reason === 'adNotEditable' || reason === 'balloonNotFound') void reloadAd(ideaId, balloonId)
    const word = reason === 'balloonNotFound' ? 'failed' : reason
    showToast({ tone: 'error', text: t(`publishing.${word}`) })
  }
  const publish = async () => {
    setPending(true)
    const published = await publishAd(ideaId, balloonId)
    setPending(false)
    await showResult(published)
  }
  return { state, isPending, publish: () => void publish() }
}

function failedParts(values: AdValues, failures: ValidationFailures): FailedPart[] {
  const { componentOrder } = flowOf(values, null)
  const ofFlow = failures['componentOrder']
  const parts = componentOrder.flatMap((step, index) =>
    step.flatMap((id) => {
      const failure = failures[id]
      const place = { step: index + 1, type: readComponent(values, id).type }
      return failure ? [{ id, place, failure }] : []
    }),
  )
  return ofFlow ? [{ id: 'componentOrder', place: null, failure: ofFlow }, ...parts] : parts
}
