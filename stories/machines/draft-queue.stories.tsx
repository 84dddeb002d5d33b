import { SaveState } from '@aloft/design-system/patterns/save-state'
import { connectDraftQueue, saveStateOf } from '@aloft/machines/draft-queue/draft-queue.connect'
import { draftQueueMachine } from '@aloft/machines/draft-queue/draft-queue.machine'
import { draftQueueScenarios } from '@aloft/machines/draft-queue/draft-queue.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { expectActive, playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Draft queue' }
export default meta

const scene = scenesOf(draftQueueMachine, draftQueueScenarios, (snapshot) => {
  const { state, savedAt } = connectDraftQueue(snapshot)
  return <SaveState state={saveStateOf(state)} savedAt={savedAt} onRetry={fn()} />
})

export const Playground = playground('draft-queue', 'idle', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'CHANGE …' }))
  await userEvent.click(page.getByRole('button', { name: 'Send CHANGE' }))
  await expectActive(page, 'failed')
  await userEvent.click(page.getByRole('button', { name: 'RETRY' }))
})
export const Idle = scene('idle', ['generic', /Saved/])
export const Waiting = scene('waiting', ['generic', /Unsaved|Not saved/i])
export const Saving = scene('saving.alone', ['generic', /Saving/])
export const SavingFollowed = scene('saving.followed', ['generic', /Saving/], {
  like: 'machines-draft-queue-saving',
})
export const Failed = scene('failed', ['button', /Try again/])
export const InConflict = scene('inConflict', ['generic', /Two versions/])
export const Refused = scene('refused', ['button', /Try again/], { like: 'machines-draft-queue-failed' })
export const Incomplete = scene('incomplete', ['generic', /Unsaved/], {
  like: 'machines-draft-queue-waiting',
})
export const Offline = scene('offline', ['generic', /Offline/i])
