/** A message of a chat, as far as an engine that asks questions reads it. */
interface ReadMessage {
  readonly role: string
  readonly content: string | null
}

interface Question {
  readonly id: string
  readonly question: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** What an engine does that asks the questions of its prompt, one at a time: says something, or saves an answer. */
export function askQuestions(
  messages: readonly ReadMessage[],
): { readonly text: string } | { readonly question: string; readonly answer: string } {
  const prompt = messages[0]?.content ?? ''
  const questions = JSON.parse(/^The questions of this form:\n(.+)$/m.exec(prompt)?.[1] ?? '[]') as Question[]
  const open = idsIn(/^Open now, in order: (\[.*\])$/m.exec(prompt)?.[1])
  const last = messages.at(-1)
  const input = last?.content ?? ''
  const ask = (ids: readonly string[]) => {
    const next = questions.find(({ id }) => id === ids[0])
    return { text: next ? `Thank you. ${next.question}` : 'Your form is filled in.' }
  }
  if (last?.role === 'tool') return ask(idsIn(/"open": ?(\[[^\]]*\])/.exec(input)?.[1]))
  const before = messages.findLast(({ role, content }) => role === 'assistant' && content)?.content ?? ''
  const asked = questions.findLast(({ question }) => before.includes(question))
  if (!asked) return ask(open)
  const words = input.toLowerCase()
  const option = asked.options.find(({ label }) => words.includes(label.toLowerCase()))
  return { question: asked.id, answer: option?.id ?? input }
}

const idsIn = (json: string | undefined) => JSON.parse(json ?? '[]') as string[]
