import { sketchedBrand } from '@aloft/views/ads/create/create-ad.fixtures'
import { FirstAdsView } from '@aloft/views/ads/create/first-ads.view'
import { connectFirstAds } from '@aloft/machines/first-ads/first-ads.connect'
import { firstAdsMachine } from '@aloft/machines/first-ads/first-ads.machine'
import { firstAdsScenarios } from '@aloft/machines/first-ads/first-ads.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { expectActive, playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/First ads' }
export default meta

const scene = scenesOf(firstAdsMachine, firstAdsScenarios, (snapshot) => {
  const { stage, offer, ads, isPending, failure } = connectFirstAds(snapshot)
  const shared = { tokenPrice: 10, failure, onOverview: fn() }
  if (stage === 'failed') return <FirstAdsView {...shared} content={{ kind: 'failed', onRetry: fn() }} />
  if (stage === 'loading' || stage === 'unoffered') return null
  if (stage === 'offered') {
    if (!offer) return null
    return (
      <FirstAdsView
        {...shared}
        content={{
          kind: 'offered',
          offer,
          brand: sketchedBrand,
          isExplained: true,
          isPending,
          onCreate: fn(),
          onSeePlans: fn(),
        }}
      />
    )
  }
  return (
    <FirstAdsView
      {...shared}
      content={{
        kind: stage,
        ads: ads.map(({ platform, status, progress, steps, failureStatus, canRetry, isRetrying }) => ({
          platform,
          status,
          progress,
          doneSteps: steps,
          failure: failureStatus ?? undefined,
          tokenPrice: 10,
          preview: null,
          isRetrying,
          ...(canRetry && { onRetry: fn() }),
        })),
      }}
    />
  )
})

export const Playground = playground('first-ads', 'over', async (page) => {
  await expectActive(page, 'offered')
  await userEvent.click(page.getByRole('button', { name: 'CREATE' }))
})
export const Loading = scene('loading', null)
export const Failed = scene('failed', ['button', /Try again/])
export const Unoffered = scene('unoffered', null)
export const Offered = scene('offered', ['button', /30 tokens/])
export const Ordering = scene('ordering', ['button', /30 tokens/])
export const Refused = scene('refused', ['alert', /couldn’t start/])
export const Asking = scene('making.asking', ['status', /1 of 3/])
export const Counting = scene('making.counting', ['status', /1 of 3/])
export const Waiting = scene('making.waiting', ['status', /1 of 3/])
export const Paused = scene('paused', ['status', /1 of 3/])
export const Over = scene('over', ['button', /Try the Google ad again/])
