import { connectWebsiteScan } from '@aloft/machines/website-scan/website-scan.connect'
import { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { websiteScanScenarios } from '@aloft/machines/website-scan/website-scan.scenarios'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Address, Brief } from './onboarding-views.tsx'
import { expectActive, playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Website scan' }
export default meta

const scene = scenesOf(websiteScanMachine, websiteScanScenarios, (snapshot) => {
  const scan = connectWebsiteScan(snapshot)
  if (snapshot.matches('resuming')) return null
  return ['idle', 'starting', 'failed'].includes(scan.stage) ? (
    <Address {...scan} />
  ) : (
    <Brief scan={scan} lines={snapshot.context.lastSeq} />
  )
})

export const Playground = playground('website-scan', 'stopped', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'START …' }))
  const field = page.getByRole('textbox', { name: 'START payload as JSON' })
  await userEvent.clear(field)
  await userEvent.type(field, 'no JSON')
  await userEvent.click(page.getByRole('button', { name: 'Send START' }))
  await expect(field).toHaveAccessibleDescription(/This isn’t valid JSON/)
  await userEvent.clear(field)
  await userEvent.type(field, '{{"url": "nightjar.example"}')
  await userEvent.click(page.getByRole('button', { name: 'Send START' }))
  await expectActive(page, 'polling')
  await userEvent.click(page.getByRole('button', { name: 'STOP' }))
})
export const Resuming = scene('resuming', null)
export const Idle = scene('idle', ['button', /Scan my website/])
export const Checking = scene('checking', ['button', /Stop/], { like: 'machines-website-scan-asking' })
export const Starting = scene('starting', ['textbox', /.*/])
export const Asking = scene('polling.asking', ['button', /Stop/])
export const Waiting = scene('polling.waiting', ['button', /Stop/], { like: 'machines-website-scan-asking' })
export const Hidden = scene('polling.hidden', ['button', /Stop/], { like: 'machines-website-scan-asking' })
export const Success = scene('success', ['button', /Looks good/])
export const Stopped = scene('stopped', ['button', /Looks good/])
export const Failed = scene('failed', ['alert', /./])
