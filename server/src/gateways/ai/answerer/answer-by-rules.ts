import type { ChatAnswer, ChatRequest, ChatTool } from '../ai.port.ts'
import { chooseTool, chooseTopic } from './choose-tool.ts'

const honest = 'No AI is set up here, so I follow rules.'
const mostExamples = 3

/**
 * An answer without AI, labeled as such: calls the tool that the last message clearly names, returns a tool's output
 * unchanged, answers a topic, and otherwise says what it can do.
 */
export function answerByRules({
  messages,
  tools,
  topics,
  byRules,
}: Pick<ChatRequest, 'messages' | 'tools' | 'topics' | 'byRules'>): ChatAnswer {
  const last = messages.at(-1)
  if (last?.by === 'tool') {
    const outputs = messages.slice(messages.findLastIndex(({ by }) => by !== 'tool') + 1)
    const results = outputs.flatMap((turn) => (turn.by === 'tool' ? [turn.output] : []))
    return answer(`${honest} This is what I found, as it stands:\n\n${results.join('\n\n')}`)
  }
  const choice = chooseTool(last?.by === 'user' ? last.text : '', tools, `rules-${messages.length}`)
  switch (choice.kind) {
    case 'tool':
      return { text: `${honest} Your words name this, so I do it.`, calls: [choice.call] }
    case 'several':
      return answer(`${honest} Your words fit more than one thing. Which is it: ${examplesOf(choice.tools)}?`)
    case 'none': {
      const topic = chooseTopic(last?.by === 'user' ? last.text : '', topics)
      const text = topic?.answer ?? byRules.unknown
      const examples =
        topic || tools.length === 0 ? '' : ` I can also do what you name, such as ${examplesOf(tools)}.`
      return answer(`${text}${examples}\n\n${byRules.label}`)
    }
  }
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
