import type { ChatIntent, ChatTool, ChatTopic, ToolCall } from '../ai.port.ts'

/** The tool a message asks for, several that match equally well, or none. */
export type ToolChoice =
  | { readonly kind: 'tool'; readonly call: ToolCall }
  | { readonly kind: 'several'; readonly tools: readonly ChatTool[] }
  | { readonly kind: 'none' }

/** Words of a tool's name without meaning of their own, such as `to` in `handover_to_support`. */
const silent = new Set(['a', 'an', 'the', 'to', 'of', 'for', 'my'])
const refusing = /(?:^|\P{L})(?:not|never|no|without|\p{L}+n[’']t)(?=$|\P{L})/iu
const address =
  /https?:\/\/[^\s"<>]+[^\s"<>.,!?;:)]|\b(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s"<>]*[^\s"<>.,!?;:)])?/iu

/**
 * The tool that a message clearly names, with all words of its name or of one of its phrases; the most words win. A
 * message with a negation names no tool. A tool is not chosen if the message lacks its arguments; the only argument
 * read from a message is an address.
 */
export function chooseTool(message: string, tools: readonly ChatTool[], callId: string): ToolChoice {
  if (refusing.test(message)) return { kind: 'none' }
  const messageWords = new Set(wordsOf(message))
  const fitting = tools.flatMap((tool) => {
    const given = argumentsIn(message, tool)
    const words = given ? Math.max(...namesOf(tool).map((name) => countMatches(name, messageWords))) : 0
    return given && words > 0 ? [{ tool, given, words }] : []
  })
  const most = Math.max(...fitting.map(({ words }) => words))
  const [best, ...others] = fitting.filter(({ words }) => words === most)
  if (!best) return { kind: 'none' }
  if (others.length > 0) return { kind: 'several', tools: [best, ...others].map(({ tool }) => tool) }
  return { kind: 'tool', call: { id: callId, name: best.tool.name, arguments: best.given } }
}

/**
 * What a message asks for, by most words of a phrase; the first of several. Undefined if it fits none, or a topic of the
 * help better. A message with a negation only fits phrases with one.
 */
export function chooseIntent(
  message: string,
  intents: readonly ChatIntent[],
  topics: readonly ChatTopic[],
): ChatIntent | undefined {
  const messageWords = new Set(wordsOf(message))
  const isRefusing = refusing.test(message)
  const scored = intents.map((intent) => {
    const phrases = intent.phrases.filter((phrase) => !isRefusing || refusing.test(phrase))
    return { intent, words: Math.max(0, ...phrases.map((phrase) => countMatches(phrase, messageWords))) }
  })
  const most = Math.max(0, ...scored.map(({ words }) => words))
  const ofTopics = topics.flatMap(({ question, phrases }) => [question, ...phrases])
  const mostOfTopics = Math.max(0, ...ofTopics.map((name) => countMatches(name, messageWords)))
  return most === 0 || mostOfTopics > most ? undefined : scored.find(({ words }) => words === most)?.intent
}

/** The topic that a message asks about, by most words of a phrase; undefined if it fits none. */
export function chooseTopic(message: string, topics: readonly ChatTopic[]): ChatTopic | undefined {
  const messageWords = new Set(wordsOf(message))
  const scored = topics.map((topic) => ({
    topic,
    words: Math.max(...[topic.question, ...topic.phrases].map((name) => countMatches(name, messageWords))),
  }))
  const most = Math.max(0, ...scored.map(({ words }) => words))
  return most === 0 ? undefined : scored.find(({ words }) => words === most)?.topic
}

function namesOf({ name, phrases }: ChatTool): string[] {
  return [name.replaceAll('_', ' '), ...phrases]
}

/** Number of words of a name if the message contains them all; otherwise 0. */
function countMatches(name: string, messageWords: ReadonlySet<string>): number {
  const words = wordsOf(name)
  return words.every((word) => messageWords.has(word)) ? words.length : 0
}

// Singular and plural count as the same word.
function wordsOf(text: string): string[] {
  // `isn’t` and `is not` are the same words, and `what’s` has those of `what`.
  const plain = text
    .toLowerCase()
    .replace(/n[’']t(?=\P{L}|$)/gu, ' not')
    .replace(/[’']s(?=\P{L}|$)/gu, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !silent.has(word))
    .map((word) => (word.length > 3 || word === 'ads' ? word.replace(/(?<!s)s$/u, '') : word))
}

function argumentsIn(message: string, tool: ChatTool): ToolCall['arguments'] | null {
  const [url] = address.exec(message) ?? []
  const tried = url === undefined ? [{}] : [{ url }, {}]
  for (const given of tried) {
    const parsed = tool.arguments.safeParse(given)
    if (parsed.success) return parsed.data
  }
  return null
}
