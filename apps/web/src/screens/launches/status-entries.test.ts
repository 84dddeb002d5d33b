import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { expect, it } from 'vitest'
import { statusEntries } from './status-entries.ts'

it('lists the newest first', () => {
  expect(statusEntries(exampleAdCampaign).map(({ status }) => status)).toEqual([
    'learning',
    'pending_approval',
    'pending',
  ])
})
