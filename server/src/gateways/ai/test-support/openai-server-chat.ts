import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { askQuestions } from './openai-server-questions.ts'
import {
  countTry,
  errorOf,
  refuse,
  sendPage,
  sendQuota,
  sendRateLimit,
  slowMs,
} from './openai-server-answers.ts'

const filled = z.string().min(1)
const toolCall = z.strictObject({
  id: filled,
  type: z.literal('function'),
  function: z.strictObject({ name: filled, arguments: filled }),
})
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: filled }),
  z.strictObject({ role: z.literal('user'), content: z.string() }),
  z.strictObject({
    role: z.literal('assistant'),
    content: filled.nullable(),
    tool_calls: z.array(toolCall).min(1).optional(),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: filled, content: z.string() }),
])
type Message = z.infer<typeof message>

export const chatBody = z.strictObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(message).min(2).refine(isAnswered, 'each call must be answered by its tool'),
  tools: z
    .array(
      z.strictObject({
        type: z.literal('function'),
        function: z.strictObject({
          name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
          description: filled,
          parameters: z.looseObject({ type: z.literal('object') }),
        }),
      }),
    )
    .min(1)
    .optional(),
})
type ChatBody = z.infer<typeof chatBody>

/** The protocol requires each tool call to be followed by its tool's message. */
function isAnswered(messages: readonly Message[]): boolean {
  const open = new Set<string>()
  for (const turn of messages) {
    if (turn.role === 'tool') {
      if (!open.delete(turn.tool_call_id)) return false
    } else if (open.size > 0) return false
    if (turn.role === 'assistant') for (const { id } of turn.tool_calls ?? []) open.add(id)
  }
  return open.size === 0
}

/** Answers in pieces, as the model's name demands. */
export async function talk(body: ChatBody, response: ServerResponse): Promise<void> {
  const { model } = body
  const attempt = countTry(`chat ${model}`)
  const behavior = model.replace(/-\d+$/, '')
  switch (behavior) {
    case 'rate-limited':
      return sendRateLimit(response)
    case 'rate-limited-once':
      if (attempt === 1) return sendRateLimit(response)
      break
    case 'out-of-quota':
      return sendQuota(response)
    case 'broken':
      return refuse(response, 500, 'The server had an error')
    case 'page':
      return sendPage(response, 'text/html')
    case 'slow':
      await setTimeout(slowMs)
      break
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const sendDelta = (delta: object, finish_reason: string | null = null) =>
    write(response, {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_793_000_000,
      model: `${model}-2026-10-01`,
      choices: [{ index: 0, delta, finish_reason }],
    })
  const finish = () => response.end('data: [DONE]\n\n')
  const call = (name: string, json: string, index = 0) => {
    sendDelta({
      tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }],
    })
    for (const piece of json.match(/.{1,4}/gs) ?? [])
      sendDelta({ tool_calls: [{ index, function: { arguments: piece } }] })
  }
  sendDelta({ role: 'assistant', content: '' })
  switch (behavior) {
    case 'stops-speaking':
      sendDelta({ content: 'You have ' })
      await setTimeout(slowMs)
      break
    case 'hangs-up':
      sendDelta({ content: 'You have ' })
      await setTimeout(50)
      return void response.destroy()
    case 'hangs-up-in-a-call':
      call('list_ads', '{"status": ')
      await setTimeout(50)
      return void response.destroy()
    case 'ends-early':
      sendDelta({ content: 'You have ' })
      return void finish()
    case 'cut-off':
      sendDelta({ content: 'You have ' })
      sendDelta({}, 'length')
      return void finish()
    case 'refuses':
      sendDelta({ refusal: 'I cannot help with that.' })
      sendDelta({}, 'stop')
      return void finish()
    case 'filters':
      sendDelta({}, 'content_filter')
      return void finish()
    case 'error-amid':
      sendDelta({ content: 'You have ' })
      write(response, errorOf('The server had an error'))
      return void finish()
    case 'no-json':
      response.write('data: {"id":\n\n')
      return void finish()
    case 'wrong-shape':
      write(response, { text: 'You have two ads.' })
      return void finish()
    case 'nothing':
      sendDelta({}, 'stop')
      return void finish()
    case 'malformed':
    case 'malformed-once':
      if (behavior === 'malformed-once' && attempt > 1) break
      call('list_ads', '{"status": ')
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'malformed-late':
      sendDelta({ content: 'One moment. ' })
      call('list_ads', '{"status": ')
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'wrong-arguments':
      call('list_ads', '{"status":7}')
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'unknown-tool':
      call('delete_brand', '{}')
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'skips-a-number':
      call('list_ads', '{}', 1)
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'numbers-wildly':
      call('list_ads', '{}', 4_000_000_000)
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'asks-questions': {
      const next = askQuestions(body.messages)
      if ('text' in next) for (const piece of next.text.match(/\S+\s*/g) ?? []) sendDelta({ content: piece })
      else call('save_answer', JSON.stringify(next))
      sendDelta({}, 'text' in next ? 'stop' : 'tool_calls')
      return void finish()
    }
    case 'two-calls':
      call('list_ads', '{"status":"live"}', 0)
      call('list_ads', '{}', 1)
      sendDelta({}, 'tool_calls')
      return void finish()
    case 'wraps-calls':
      call(
        'multi_tool_use.parallel',
        '{"tool_uses":[{"recipient_name":"functions.list_ads","parameters":{}},{"recipient_name":"functions.open_page","parameters":{"page":"briefs"}}]}',
      )
      sendDelta({}, 'tool_calls')
      return void finish()
  }
  const asked = toolFor(body)
  if (asked) call(asked, asked === 'load_instructions' ? '{"query":"refund"}' : '{}')
  else for (const piece of textFor(body).match(/\S+\s*/g) ?? []) sendDelta({ content: piece })
  sendDelta({}, asked ? 'tool_calls' : 'stop')
  // The last piece, with token counts, has no choice.
  write(response, { id: 'chatcmpl-1', model: `${model}-2026-10-01`, choices: [], usage: null })
  finish()
}

/** A tool whose whole name is in the last message. */
function toolFor({ messages, tools = [] }: ChatBody): string | undefined {
  const last = messages.at(-1)
  const lastMessage = last?.role === 'user' ? last.content.toLowerCase() : ''
  return tools
    .map((tool) => tool.function.name)
    .find((name) => name.split('_').every((word) => lastMessage.includes(word)))
}

function textFor({ messages }: ChatBody): string {
  const last = messages.at(-1)
  if (last?.role === 'tool') return `This came back: ${last.content}`
  return last?.content?.includes('harm') ? 'Do harm. Then more of it.' : 'Two of your ads are live.'
}

function write(response: ServerResponse, chunk: object): void {
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
