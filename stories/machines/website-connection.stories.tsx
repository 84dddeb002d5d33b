import { connectWebsiteConnection } from '@aloft/machines/website-connection/website-connection.connect'
import { websiteConnectionMachine } from '@aloft/machines/website-connection/website-connection.machine'
import { websiteConnectionScenarios } from '@aloft/machines/website-connection/website-connection.scenarios'
import { WebsiteConnectionView } from '@aloft/views/publishing/website-connection.view'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Website connection' }
export default meta

const scene = scenesOf(websiteConnectionMachine, websiteConnectionScenarios, (snapshot) => (
  <WebsiteConnectionView
    content={{
      kind: 'ready',
      website: 'nightjar.example',
      snippet: '<script async src="https://aloft.example/api/bridge?i=1"></script>',
      builder: 'shopify',
      search: connectWebsiteConnection(snapshot),
      onCopy: fn(),
      onCheck: fn(),
      onOverview: fn(),
      onSettings: fn(),
    }}
  />
))

export const Playground = playground('website-connection', 'waiting')
export const Opening = scene('opening', ['status', /Looking on/])
export const Unchecked = scene('unchecked', ['heading', /Connect your website/])
export const Checking = scene('checking', ['status', /Looking on/])
export const Waiting = scene('waiting', ['button', /Check now/])
export const Hidden = scene('hidden', ['button', /Check now/], {
  like: 'machines-website-connection-waiting',
})
export const Connected = scene('connected', ['heading', /is connected/])
