import { additionalInstructionsOf } from '@aloft/domain/assistant/chat-context.rules'
import type { StreamName } from '@aloft/contract/streams'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { ToolArguments } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { ToolName } from '@aloft/domain/assistant/tools/tool-names.rules'
import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import { adTextsOf } from '@aloft/domain/balloons/ad-texts.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { readAd } from '@aloft/domain/balloons/components.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { v7 as uuidv7 } from 'uuid'
import { translate } from '../../translate.ts'
import type { AdSubject } from './business-owner.ts'
import type { PastWorld, Person } from './past-world.ts'

type StartedCall = Extract<StreamEvent, { name: 'toolCallStart' }>['data']
type Answered<N extends ToolName> = (given: ToolArguments<N>) => Promise<ToolResult<N>>

/** The user has Loona improve an ad, and hasn't decided about the proposal yet. */
export async function askForImprovement(
  { clock }: Pick<PastWorld, 'clock'>,
  person: Person,
  subject: AdSubject,
): Promise<void> {
  const { ideaId, balloonId: adId, componentId } = subject
  const user = await person.call('get-user', {})
  const idea = await person.call('get-idea', { ideaId })
  const balloon = idea.balloons.find(({ id }) => id === adId)
  if (!balloon?.platform) throw new Error('the ad of the conversation is missing')
  const { platform, name, status } = balloon
  const texts = adTextsOf(readAd(readValues(balloon.data), componentId, platform))
  const keyOf = (key: (typeof copyFields)[typeof platform][number]['key']) => componentKey(componentId, key)

  const loadContent: Answered<'load_ad_content'> = async () => {
    const { ideas } = await person.call('get-ad-ideas', subject)
    return {
      source: 'ad',
      date: clock.now().toISOString(),
      data: {
        adId,
        name,
        platform,
        status,
        hasPicture: true,
        texts: copyFields[platform].map(({ key, label }) => ({
          key: keyOf(key),
          label: translate('en', `editor.fields.${label}`, {}),
          text: texts[key] ?? '',
        })),
        findings: [],
        ideas: ideas.map(({ key, text, reason, fact }) => ({
          key: `component/${componentId}/${key}`,
          text,
          why: translate('en', `assistantTools.ideas.${reason}`, { fact: fact ?? '' }),
        })),
      },
    }
  }
  const propose: Answered<'update_brief_field'> = async ({ fields }) => ({
    proposed: fields.map(({ place }) => {
      const field = copyFields[platform].find(({ key }) => place.kind === 'ad' && keyOf(key) === place.key)
      return { place, base: (field && texts[field.key]) || null }
    }),
  })

  const context = additionalInstructionsOf({
    userName: user.username,
    signUpDate: user.creationDate.toString(),
    currentDate: clock.now().toISOString(),
    plan: user.plan.labelKey,
    currency: user.subscriptionCurrency,
    page: '/0/editor',
    ideaId,
    brandName: idea.title,
    balloonId: adId,
    completedGuideTasks: [],
  })
  const asked = { userId: person.id, focusKey: 'default' }
  /** Reads an answer, whose first rounds were answered, until it waits for a tool again; null if it ends. */
  const read = async (
    stream: StreamName,
    query: Readonly<Record<string, string>>,
    answered = 0,
  ): Promise<StartedCall | null> => {
    const isWaiting = (text: string) =>
      (text.match(/^data: .*"status":"requires_action"/gm) ?? []).length > answered
    const text = await person.readStream(stream, { ...asked, ...query }, isWaiting)
    const [, last = ''] = [...text.matchAll(/^event: toolCallStart\ndata: (.+)$/gm)].at(-1) ?? []
    return isWaiting(text) ? (JSON.parse(last) as StartedCall) : null
  }
  let call = await read('bot-send-message', {
    message: 'Improve my ad',
    messageId: uuidv7(),
    additionalInstructions: context,
  })
  for (let rounds = 0; call && rounds < 4; rounds++) {
    const { callId, name: tool, arguments: given } = call
    const output =
      tool === 'load_ad_content'
        ? await loadContent({})
        : await propose(given as ToolArguments<'update_brief_field'>)
    const { savedToolCallOutputId } = await person.call('save-tool-call-output', {
      toolCallOutputs: JSON.stringify([{ callId, output }]),
    })
    const answer = { toolCall: callId, functionName: tool, savedToolCallOutputId }
    call = await read('bot-send-tool-call-output', answer, rounds + 1)
  }
}
