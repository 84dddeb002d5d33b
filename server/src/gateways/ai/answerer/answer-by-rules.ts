import type { ChatAnswer, ChatRequest, ChatTool } from '../ai.port.ts'
import { chooseTool } from './choose-tool.ts'

const honest = 'No AI is set up here, so I follow rules.'
const mostExamples = 3

/**
 * An answer without AI, labeled as such: calls the tool that the last message clearly names, returns a tool's output
 * unchanged, and otherwise lists the available tools.
 */
export function answerByRules({ turns, tools }: Pick<ChatRequest, 'turns' | 'tools'>): ChatAnswer {
  const last = turns.at(-1)
  if (last?.by === 'tool') {
    const outputs = turns.slice(turns.findLastIndex(({ by }) => by !== 'tool') + 1)
    const results = outputs.flatMap((turn) => (turn.by === 'tool' ? [turn.output] : []))
    return answer(`${honest} This is what I found, as it stands:\n\n${results.join('\n\n')}`)
  }
  const choice = chooseTool(last?.by === 'user' ? last.text : '', tools, `rules-${turns.length}`)
  switch (choice.kind) {
    case 'tool':
      return { text: `${honest} Your words name this, so I do it.`, calls: [choice.call] }
    case 'several':
      return answer(`${honest} Your words fit more than one thing. Which is it: ${examplesOf(choice.tools)}?`)
    case 'none':
      return answer(
        tools.length === 0
          ? `${honest} I cannot answer questions.`
          : `${honest} I cannot answer questions, only do what you name, such as ${examplesOf(tools)}.`,
      )
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
