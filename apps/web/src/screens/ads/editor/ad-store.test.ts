import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { judgeAd, judgementContext } from '@aloft/domain/ads/ad-judgement.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { expect, it, vi } from 'vitest'
import { adContent } from '../../../state/ad-content.ts'
import { type EditedAd, openAdStore, selectFrom } from './ad-store.ts'

const reader = { role: 'owner', planLabel: null, currency: 'EUR' } as const
const context = judgementContext(exampleIdeaWithBalloons, 'facebook', reader)
const editing = {
  canUndo: false,
  canRedo: false,
  change: vi.fn(),
  choose: vi.fn(),
  undo: vi.fn(),
  redo: vi.fn(),
}

/** The example ad with other values, put together from nothing as each change does. */
function editedAd(changed: Readonly<Record<string, JsonValue>> = {}): EditedAd {
  const values = { ...readValues(exampleBalloon.data), ...changed }
  const content = adContent(exampleBalloon, values)
  if (!content) throw new Error('the example has no campaign')
  const { campaignId: componentId, platform } = content
  return {
    idea: exampleIdeaWithBalloons,
    balloon: exampleBalloon,
    values,
    content,
    version: null,
    readiness: { ...judgeAd(values, { componentId, platform }, context, null), isLaunchable: false },
    currency: 'EUR',
    adAccountType: 'provider',
    lock: null,
    hasUnsaved: false,
    editing,
  }
}

const { campaignId } = editedAd().content
const titled = (title: string) => editedAd({ [componentKey(campaignId, 'fbTitle')]: title })

it('gives a section the same part until something in it changes', () => {
  const store = openAdStore(editedAd())
  const targeting = selectFrom(store, ({ content: { ad } }) => ({
    places: ad.locations,
    goal: ad.campaignGoal,
  }))
  const texts = selectFrom(store, ({ content }) => content.texts)
  const [targetingBefore, textsBefore] = [targeting(), texts()]
  store.set(titled('A lamp for life'))
  expect(targeting()).toBe(targetingBefore)
  expect(texts()).not.toBe(textsBefore)
  expect(texts().fbTitle).toBe('A lamp for life')
  store.set(editedAd({ [componentKey(campaignId, 'campaignGoal')]: 'awareness' }))
  expect(targeting()).toMatchObject({ goal: 'awareness' })
})

it('notifies whoever reads it, until they leave', () => {
  const store = openAdStore(editedAd())
  const [stays, leaves] = [vi.fn(), vi.fn()]
  store.subscribe(stays)
  const leave = store.subscribe(leaves)
  leave()
  store.set(titled('A lamp for life'))
  expect(stays).toHaveBeenCalledOnce()
  expect(leaves).not.toHaveBeenCalled()
})

it('changes the ad as it is when something is done, with keys of the campaign that is shown', () => {
  const store = openAdStore(editedAd())
  const { change, changeAd, undo } = store.edits
  const later = { ...editing, change: vi.fn(), undo: vi.fn() }
  store.set({ ...titled('A lamp for life'), editing: later })
  change({ fbTitle: 'Another lamp' })
  changeAd({ name: 'Winter' })
  undo()
  expect(later.change.mock.calls).toEqual([
    [{ [componentKey(campaignId, 'fbTitle')]: 'Another lamp' }],
    [{ name: 'Winter' }],
  ])
  expect(later.undo).toHaveBeenCalledOnce()
  expect(editing.change).not.toHaveBeenCalled()
})
