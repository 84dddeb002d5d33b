import { fn } from 'storybook/test'
import type { ReviewedAdProps } from './reviewed-ad.tsx'

/** An ad that waits for review. */
export const reviewedAd: ReviewedAdProps = {
  name: 'Evenings, better lit',
  brand: 'Nightjar Lamps',
  owner: 'orla@nightjar.example',
  status: 'pending_approval',
  platform: 'facebook',
  order: {
    budget: 10_000,
    dailyBudget: 715,
    currency: 'EUR',
    days: 14,
    goal: 'Sales',
    websiteUrl: 'https://nightjar.example/lamps',
    approvedDate: null,
  },
  preview: {
    shown: 'Here one sees the ad.',
    tabs: [
      { id: 'facebook', label: 'Facebook feed' },
      { id: 'story', label: 'Story' },
    ],
    tab: 'facebook',
    onTab: fn(),
    device: 'mobile',
    onDevice: fn(),
  },
  version: null,
  findings: [
    {
      rule: 'M01',
      severity: 'warning',
      key: 'fbMessage',
      message: 'Facebook cuts this text after 125 characters.',
    },
  ],
  history: [
    { id: '2', status: 'pending_approval', date: new Date(2026, 10, 21, 9, 6), actor: null, reason: null },
    { id: '1', status: 'pending', date: new Date(2026, 10, 21, 9, 5), actor: 'Órla Fahy', reason: null },
  ],
  decision: {
    ways: ['approve', 'reject'],
    today: '2026-11-21',
    latestLaunchDate: '2026-12-21',
    onApprove: fn(),
    onReject: fn(),
    onStop: fn(),
    pending: null,
    trouble: null,
    onReload: fn(),
  },
  onBack: fn(),
}
