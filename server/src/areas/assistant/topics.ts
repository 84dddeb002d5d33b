import { pages } from '@aloft/messages/en/pages'
import { helpNumbers, helpTopics } from '@aloft/messages/help-topics'
import type { ChatTopic } from '../../gateways/ai/ai.port.ts'
import { quoted } from './quoted.ts'
import { translate } from '../../translate.ts'
import type { VerifiedContext } from './verify-context.ts'

type HelpTopic = (typeof helpTopics)[number]

/** Words people use to ask for the answers of the help. */
const helpPhrases: Readonly<Record<HelpTopic, readonly string[]>> = {
  begin: ['how start', 'get started', 'first steps', 'where begin', 'first ad', 'create ad how', 'new here'],
  facts: ['text come from', 'where facts', 'invent', 'ad says wrong', 'source text', 'who writes texts'],
  tokens: ['token', 'cost create ad', 'price create ad', 'free ads', 'cost new texts'],
  launch: [
    'cost run',
    'cost launch',
    'ad cost',
    'price ad',
    'how much ad',
    'commission',
    'cost advertise',
    'vat',
  ],
  plans: ['plan cost', 'price plan', 'subscription', 'how much plan', 'trial', 'cancel plan', 'yearly'],
  charge: ['when pay', 'when charge', 'when billed', 'invoice', 'payment'],
  refund: ['refund', 'money back', 'stop ad', 'rejected', 'ad credit', 'unspent'],
  saved: ['save', 'saved', 'lose work', 'autosave'],
  offline: ['offline', 'no internet', 'connection lost', 'sync'],
  team: ['who see', 'team', 'guest', 'share brand', 'invite', 'collaborator', 'colleague'],
  leave: ['delete account', 'close account', 'remove data', 'leave product', 'gdpr'],
}

/** What the assistant knows without tools: the help, and the page that the user has open. */
export function topicsFor(
  context: VerifiedContext | null,
  { languageTag, product }: { languageTag: string; product: string },
): readonly ChatTopic[] {
  const t = (key: string, values: object = {}) => translate(languageTag, key, values)
  const own = (key: string, phrases: readonly string[], values: object = {}): ChatTopic => ({
    question: t(`assistantAnswers.${key}.question`),
    answer: t(`assistantAnswers.${key}.answer`, { product, ...values }),
    phrases,
  })
  return [
    own('product', ['how product work', 'how does this work', 'how it works', 'what is this', 'what can do']),
    own('human', ['human', 'person', 'talk to someone', 'contact support', 'real support', 'call you']),
    ...helpTopics.map((topic) => ({
      question: t(`help.topics.${topic}.question`, { product }),
      answer: t(`help.topics.${topic}.answer`, { product, ...helpNumbers }),
      phrases: helpPhrases[topic],
    })),
    where(context, t),
    own('greeting', ['hello', 'hi', 'hey', 'good morning'], { name: quoted(context?.userName ?? '') }),
  ]
}

function where(context: VerifiedContext | null, t: (key: string, values?: object) => string): ChatTopic {
  const page = context && pageName(context.page)
  const lines = [
    page && t('assistantAnswers.where.page', { page }),
    context?.brandName && t('assistantAnswers.where.brand', { brand: quoted(context.brandName) }),
    context?.adName && t('assistantAnswers.where.ad', { ad: quoted(context.adName) }),
  ].filter(Boolean)
  return {
    question: t('assistantAnswers.where.question'),
    answer: lines.length > 0 ? lines.join(' ') : t('assistantAnswers.where.none'),
    phrases: [
      'where am i',
      'which page',
      'what page',
      'which brand',
      'what brand',
      'which ad',
      'what ad open',
    ],
  }
}

/** The name of a page by its path; undefined for any other text. */
function pageName(path: string): string | undefined {
  const name = path === '/0' || path === '/' ? 'brand-root' : path.replace(/^\/0\//, '')
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
}
