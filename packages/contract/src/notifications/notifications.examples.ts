import type { Notification } from '@aloft/domain/notifications/notification.entity'

const project = { _id: '01936b2e-0000-7000-8000-000000000101', title: 'Nightjar Lamps' }

/** One unread, one read, and one without a brand; newest first. */
export const exampleNotifications: Notification[] = [
  {
    _id: '01936b2e-0000-7000-8000-000000000603',
    kind: 'adReady',
    headline: 'Your ad is ready',
    message: '“Wren table lamp” for Nightjar Lamps is ready for you to review.',
    project,
    campaign: { id: '01936b2e-0000-7000-8000-000000000501', name: 'Wren table lamp' },
    date: new Date('2026-11-05T10:00:00Z'),
    isRead: false,
  },
  {
    _id: '01936b2e-0000-7000-8000-000000000602',
    kind: 'adFailed',
    headline: 'We couldn’t create your ad',
    message: 'Nightjar Lamps: We were unable to generate your ad.',
    project,
    campaign: null,
    date: new Date('2026-11-04T16:30:00Z'),
    isRead: true,
  },
  {
    _id: '01936b2e-0000-7000-8000-000000000601',
    kind: 'inviteAccepted',
    headline: 'New team member',
    message: 'Mara Quinn joined West Coast Studio.',
    project: null,
    campaign: null,
    date: new Date('2026-11-02T08:15:00Z'),
    isRead: true,
  },
]
