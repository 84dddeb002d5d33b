import type { ChatAnswer, ChatRequest, ChatResult, ChatStep, ChatTool, ChatTurn } from '../ai.port.ts'
import { chooseIntent, chooseTool, chooseTopic } from './choose-tool.ts'

const honest = 'No AI is set up here, so I follow rules.'
const mostExamples = 3

/**
 * An answer without AI, labeled as such: does what the last message of the user asks for, calls the tool that it clearly
 * names, answers a topic, searches for an answer, and otherwise says what it can do. Only the user's own words choose what is done; what tools
 * return is only repeated.
 */
export function answerByRules({
  messages,
  tools,
  topics,
  byRules,
}: Pick<ChatRequest, 'messages' | 'tools' | 'topics' | 'byRules'>): ChatAnswer {
  const last = messages.at(-1)
  const asked = messages.findLast(({ by }) => by === 'user')
  const question = asked?.by === 'user' ? asked.text : ''
  // It's clear who leads: the label is beside the conversation, not in each question.
  if (byRules.lead) return answerOf(byRules.lead(question, resultsIn(messages)), { messages, label: '' })
  const intent = chooseIntent(question, byRules.intents, topics)
  const step = intent?.next(question, resultsIn(messages))
  if (step) return answerOf(step, { messages, label: byRules.label })
  const choice = chooseTool(question, tools, `rules-${messages.length}`)
  if (last?.by === 'tool' && choice.kind !== 'none') {
    const outputs = messages.slice(messages.findLastIndex(({ by }) => by !== 'tool') + 1)
    const results = outputs.flatMap((turn) => (turn.by === 'tool' ? [turn.output] : []))
    return answer(`${honest} This is what I found, as it stands:\n\n${results.join('\n\n')}`)
  }
  switch (choice.kind) {
    case 'tool':
      return { text: `${honest} Your words name this, so I do it.`, calls: [choice.call] }
    case 'several':
      return answer(`${honest} Your words fit more than one thing. Which is it: ${examplesOf(choice.tools)}?`)
    case 'none': {
      const topic = chooseTopic(question, topics)
      const found = topic ? null : byRules.search(question, resultsIn(messages))
      if (found) return answerOf(found, { messages, label: byRules.label })
      const text = topic?.answer ?? byRules.unknown
      // A tool's name is for engines; people read its phrases.
      const named = tools.filter(({ phrases }) => phrases.length > 0)
      const examples =
        topic || named.length === 0 ? '' : ` I can also do what you name, such as ${examplesOf(named)}.`
      return answer(`${text}${examples}\n\n${byRules.label}`)
    }
  }
}

/** A step of the rules; its answer says that it is by rules. */
function answerOf(
  step: ChatStep,
  { messages, label }: { messages: readonly ChatTurn[]; label: string },
): ChatAnswer {
  if ('text' in step) return answer(`${step.text}\n\n${label}`.trim())
  const id = `rules-${messages.length}`
  return { text: '', calls: step.calls.map((call, index) => ({ ...call, id: `${id}-${index}` })) }
}

/** What tools have returned since the last message of the user. */
function resultsIn(messages: readonly ChatTurn[]): ChatResult[] {
  const since = messages.slice(messages.findLastIndex(({ by }) => by === 'user') + 1)
  const calls = new Map(
    since.flatMap((message) =>
      message.by === 'assistant' ? message.calls.map((call) => [call.id, call] as const) : [],
    ),
  )
  return since.flatMap((message) => {
    const call = message.by === 'tool' && calls.get(message.callId)
    if (!call) return []
    return { name: call.name, arguments: call.arguments, output: JSON.parse(message.output) as unknown }
  })
}

function answer(text: string): ChatAnswer {
  return { text, calls: [] }
}

function examplesOf(tools: readonly ChatTool[]): string {
  return tools
    .slice(0, mostExamples)
    .map(({ phrases, name }) => `“${phrases[0] ?? name.replaceAll('_', ' ')}”`)
    .join(', ')
}
