import { type AutopilotContent, AutopilotPanel } from '@aloft/views/ads/autopilot/autopilot-panel'
import { type AutopilotView, connectAutopilot } from '@aloft/machines/autopilot/autopilot.connect'
import { autopilotMachine } from '@aloft/machines/autopilot/autopilot.machine'
import { autopilotScenarios } from '@aloft/machines/autopilot/autopilot.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Autopilot' }
export default meta

function contentOf(view: AutopilotView): AutopilotContent {
  if (view.kind === 'loading') return view
  if (view.kind === 'failed') return { kind: 'failed', onRetry: fn() }
  const { data, pending, isEvaluating, failure } = view
  const part = pending?.type === 'LIFT' ? pending.lever : null
  return { kind: 'ready', ...data, pending: part, isEvaluating, failure }
}

const scene = scenesOf(autopilotMachine, autopilotScenarios, (snapshot) => (
  <AutopilotPanel
    content={contentOf(connectAutopilot(snapshot))}
    currency="EUR"
    now={new Date(2026, 10, 22, 12)}
    onSwitch={fn()}
    onLift={fn()}
    onEvaluate={fn()}
    onLog={fn()}
  />
))

export const Playground = playground('autopilot', 'resting')
export const Loading = scene('loading', ['status', /Loading/])
export const Failed = scene('failed', ['alert', /couldn’t load/])
export const Loaded = scene('loaded', ['button', /Resume ad/], { like: 'machines-autopilot-resting' })
export const Resting = scene('resting', ['button', /Resume ad/])
export const Asking = scene('asking', ['button', /Resume ad/])
export const Reading = scene('reading', ['button', /Resume ad/], { like: 'machines-autopilot-asking' })
export const Evaluating = scene('evaluating', ['button', /Checking/])
