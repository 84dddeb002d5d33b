import { fn } from 'storybook/test'
import type { SupportConversationProps } from './support-conversation.tsx'

const at = (minute: number) => new Date(2026, 10, 27, 9, minute)

/** A conversation about a charge. */
export const supportConversation: SupportConversationProps = {
  subject: {
    userName: 'Órla Fahy',
    email: 'orla@nightjar.example',
    startDate: at(4),
    page: 'The billing page',
    brand: 'Nightjar Lamps',
    plan: 'Free',
    errorReference: '4f1d2c9a-5f0e-4c58-9d35-2f6a1b7c8d90',
  },
  messages: [
    { id: '1', by: 'user', text: 'When do you charge my card?', date: at(2) },
    {
      id: '2',
      by: 'assistant',
      text: 'You pay for an ad when you launch it, for the whole period at once.',
      date: at(2),
    },
    { id: '3', by: 'user', text: 'I’d like to talk to a person.', date: at(4) },
    { id: '4', by: 'user', text: 'My card was charged twice.', date: at(5) },
    {
      id: '5',
      by: 'person',
      text: 'Hi Órla, this is Aoife. Let me check that for you.\nDo you see both charges as booked?',
      date: at(7),
    },
    { id: '6', by: 'user', text: 'One is booked, the other one isn’t.', date: at(9) },
  ],
  answer: '',
  onAnswer: fn(),
  onSend: fn(),
  isSending: false,
  trouble: null,
  onEnd: fn(),
  onBack: fn(),
}
