import type { SupportConversation, SupportMessage } from '@aloft/domain/assistant/hand-over.entity'
import { exampleUser } from '../account/account.examples.ts'

/** A conversation that waits for a person. */
export const exampleConversation: SupportConversation = {
  runId: '01936b2e-0000-7000-8000-000000000711',
  userName: exampleUser.username,
  email: exampleUser.email,
  startDate: new Date('2026-11-05T10:02:00Z'),
  lastDate: new Date('2026-11-05T10:03:00Z'),
  lastText: 'My card was charged twice.',
  unread: 2,
  page: '/0/payments',
  brandName: 'Nightjar Lamps',
  plan: 'free',
  errorReference: '4f1d2c9a-5f0e-4c58-9d35-2f6a1b7c8d90',
}

/** Its messages. */
export const exampleSupportMessages: SupportMessage[] = [
  {
    id: '01936b2e-0000-4000-8000-000000000713',
    by: 'user',
    text: 'When do I pay?',
    date: new Date('2026-11-05T10:00:00Z'),
  },
  {
    id: '01936b2e-0000-7000-8000-000000000714',
    by: 'assistant',
    text: 'You pay for an ad when you launch it, for the whole period at once.',
    date: new Date('2026-11-05T10:00:01Z'),
  },
  {
    id: '01936b2e-0000-4000-8000-000000000715',
    by: 'user',
    text: 'I’d like to talk to a person.',
    date: new Date('2026-11-05T10:02:00Z'),
  },
  {
    id: '01936b2e-0000-4000-8000-000000000716',
    by: 'user',
    text: 'My card was charged twice.',
    date: new Date('2026-11-05T10:03:00Z'),
  },
]
