import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Component } from '@aloft/domain/balloons/component-schemas.entity'
import { readComponent, readComponents } from '@aloft/domain/balloons/components.rules'
import { ask } from '../../../../modals/ask.ts'
import { useAdEdits, useAdStore } from '../edited-ad.tsx'

/** Asks for the address of a page of the open ad, and sets it. */
export function useSetPageUrl(): (componentId: string) => Promise<void> {
  const store = useAdStore()
  const { changeAd } = useAdEdits()
  return async (componentId) => {
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
}
