import { sketchedBrand } from '@aloft/views/ads/create/create-ad.fixtures'
import { CreateAdView } from '@aloft/views/ads/create/create-ad.view'
import { connectCreateAd } from '@aloft/machines/create-ad/create-ad.connect'
import { createAdMachine } from '@aloft/machines/create-ad/create-ad.machine'
import { createAdScenarios } from '@aloft/machines/create-ad/create-ad.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Create ad' }
export default meta

const scene = scenesOf(createAdMachine, createAdScenarios, (snapshot) => {
  const { stage, step, params, failures, failure } = connectCreateAd(snapshot)
  if (stage === 'submitted' || snapshot.matches('opening')) return null
  return (
    <CreateAdView
      step={step}
      preferences={params}
      failures={failures}
      brand={sketchedBrand}
      tokens={{ price: 10, balance: 50 }}
      writer="ai"
      isPending={stage === 'submitting'}
      failure={failure}
      onChange={fn()}
      onNext={fn()}
      onBack={fn()}
      onGoTo={fn()}
    />
  )
})

export const Playground = playground('create-ad', 'style', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'NEXT' }))
})
export const Opening = scene('opening', null)
export const Platform = scene('editing.platform', ['radio', /.*/])
export const Style = scene('editing.style', ['button', /Continue/])
export const Competitors = scene('editing.competitors', ['textbox', /.*/])
export const Place = scene('editing.place', ['textbox', /.*/])
export const Details = scene('editing.details', ['textbox', /.*/])
export const Overrides = scene('editing.overrides', ['alert', /./])
export const Submitting = scene('submitting', ['button', /./])
export const Submitted = scene('submitted', null)
