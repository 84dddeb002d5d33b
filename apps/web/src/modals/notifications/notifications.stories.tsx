import { exampleNotifications } from '@aloft/contract/notifications/notifications.examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { api } from '../../wiring/core/api.ts'
import { readProductClock } from '../../wiring/core/clock.ts'
import { plainApi } from '../../wiring/core/plain-api.ts'
import { NotificationsModal } from './notifications.modal.tsx'

let mockDateOffsetHours = 0
const replies: Readonly<Record<string, () => object>> = {
  'get-mock-date-offset-hours': () => ({ mockDateOffsetHours }),
  // Made with the `Date` that stories replace: the store would take dates of the original class for plain
  // objects.
  'get-notifications': () => ({
    notifications: exampleNotifications.map((one) => ({ ...one, date: new Date(one.date) })),
    hasMore: false,
  }),
  'set-notifications-read': () => ({ n: 0 }),
}

const meta: Meta<typeof NotificationsModal> = {
  title: 'Screens/Account and notifications/In the app/Notifications',
  component: NotificationsModal,
  parameters: { pictures: 'once', width: 520 },
  beforeEach: () => {
    for (const client of [api, plainApi]) {
      spyOn(client, 'call').mockImplementation(
        async (action) => ({ kind: 'reply', reply: replies[action]?.() }) as never,
      )
    }
    return async () => {
      mockDateOffsetHours = 0
      await readProductClock()
    }
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** If the clock were read while rendering, the compiler would memoize it and the dates would never change. */
export const WhileTimePasses: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(await modal.findByText('19 days ago')).toBeVisible()
    mockDateOffsetHours = 48
    await readProductClock()
    await expect(await modal.findByText('21 days ago')).toBeVisible()
  },
}
