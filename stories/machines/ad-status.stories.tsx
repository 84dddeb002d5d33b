import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { connectAdStatus } from '@aloft/machines/ad-status/ad-status.connect'
import { adStatusMachine } from '@aloft/machines/ad-status/ad-status.machine'
import { adStatusScenarios } from '@aloft/machines/ad-status/ad-status.scenarios'
import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Ad status' }
export default meta

const scene = scenesOf(adStatusMachine, adStatusScenarios, (snapshot) => (
  <div role="status">
    <StatusPill status={connectAdStatus(snapshot).status} />
  </div>
))

export const Playground = playground('ad-status', 'pending', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'LAUNCH' }))
})
export const InProgress = scene('IN_PROGRESS', ['status', /Draft/])
export const Pending = scene('paying.pending', ['status', /Pending/])
export const PaymentFailed = scene('paying.payment_failed', ['status', /Pending payment/])
export const PendingApproval = scene('pending_approval', ['status', /In review/])
export const Learning = scene('live.learning', ['status', /Learning/])
export const Running = scene('live.running', ['status', /Live/])
export const EndingSoon = scene('live.endingSoon', ['status', /Ending soon/])
export const Rejected = scene('rejected', ['status', /Rejected/])
export const PendingRefund = scene('pending_refund', ['status', /Refund pending/])
export const Stopped = scene('ended.stopped', ['status', /Stopped/])
export const Finished = scene('ended.finished', ['status', /Ended/])
export const Deprecated = scene('deprecated', ['status', /No longer offered/])
