import { connectCreativeMixer } from '@aloft/machines/creative-mixer/creative-mixer.connect'
import { creativeMixerMachine } from '@aloft/machines/creative-mixer/creative-mixer.machine'
import { creativeMixerScenarios } from '@aloft/machines/creative-mixer/creative-mixer.scenarios'
import { CreativeMixerView } from '@aloft/views/creatives/mixer/creative-mixer.view'
import { sampleMixer } from '@aloft/views/creatives/mixer/mixer.fixtures'
import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Creative mixer' }
export default meta

const scene = scenesOf(creativeMixerMachine, creativeMixerScenarios, (snapshot) => {
  const { stage, mix, candidates, saved, toSave, failures } = connectCreativeMixer(snapshot)
  if (stage === 'saved' || snapshot.matches('settling')) return null
  return (
    <CreativeMixerView
      content={{
        kind: 'open',
        ...sampleMixer(),
        stage,
        mix,
        candidates,
        saving: { saved, toSave, failures },
      }}
    />
  )
})

export const Playground = playground('creative-mixer', 'mixed', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'SAVE' }))
})
export const Mixing = scene('mixing', ['status', /Combining your creatives/])
export const Mixed = scene('mixed', ['status', /1 creative is saved, but not all/])
export const NotMixed = scene('notMixed', ['alert', /We couldn’t combine your creatives/])
export const Saving = scene('saving', ['status', /Saving 2 of 2/])
export const Settling = scene('settling', null)
export const Saved = scene('saved', null)
