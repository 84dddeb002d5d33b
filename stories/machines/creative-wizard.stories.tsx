import { CreativeWizardView } from '@aloft/views/creatives/wizard/creative-wizard.view'
import { sampleWizard } from '@aloft/views/creatives/wizard/wizard.fixtures'
import { connectCreativeWizard } from '@aloft/machines/creative-wizard/creative-wizard.connect'
import { creativeWizardMachine } from '@aloft/machines/creative-wizard/creative-wizard.machine'
import { creativeWizardScenarios } from '@aloft/machines/creative-wizard/creative-wizard.scenarios'
import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Creative wizard' }
export default meta

const scene = scenesOf(creativeWizardMachine, creativeWizardScenarios, (snapshot) => {
  const { stage, step, steps, gap, failure, ...wizard } = connectCreativeWizard(snapshot)
  // Its picture is a file of a server.
  const design = { ...wizard.design, drawn: null }
  if (stage === 'saved' || snapshot.matches('opening')) return null
  const isSaving = stage === 'saving'
  return (
    <CreativeWizardView
      content={{
        kind: 'open',
        ...sampleWizard(step, { design }),
        stage: { step, steps, design, gap, failure, isSaving },
      }}
    />
  )
})

export const Playground = playground('creative-wizard', 'visual', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'NEXT' }))
})
export const Opening = scene('opening', null)
export const Type = scene('answering.type', ['status', /First choose what people should see/])
export const Visual = scene('answering.visual', ['status', /First choose a picture/])
export const ImageIdeas = scene('answering.imageIdeas', ['radio', /.*/])
export const PickLayout = scene('answering.pickLayout', ['status', /First choose a layout/])
export const PickVariant = scene('answering.pickVariant', ['radio', /.*/])
export const Layout = scene('answering.layout', ['radio', /.*/])
export const Logo = scene('answering.logo', ['radio', /.*/])
export const Text = scene('answering.text', ['status', /Creatives can’t show emojis/])
export const Check = scene('answering.check', ['alert', /We couldn’t save the creative/])
export const Saving = scene('saving', ['button', /./])
export const Saved = scene('saved', null)
