import { expect, it } from 'vitest'
import { notificationSchema } from './notification.entity.ts'

const id = '01936b2e-0000-7000-8000-000000000601'
const notification = {
  _id: id,
  kind: 'adReady',
  headline: 'Your ad is ready',
  message: 'Wren waits for you.',
  project: { _id: id, title: 'Nightjar Lamps' },
  campaign: { id, name: 'Wren' },
  date: new Date('2026-11-05T10:00:00Z'),
  isRead: false,
}

it.each([{}, { project: null, campaign: null, isRead: true }])('holds one with %j', (change) => {
  expect(notificationSchema.parse({ ...notification, ...change })).toEqual({ ...notification, ...change })
})

it.each([{ kind: 'adLaunched' }, { headline: null }, { date: 'soon' }])('refuses one with %j', (change) => {
  expect(notificationSchema.safeParse({ ...notification, ...change }).success).toBe(false)
})
