import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import {
  countTry,
  errorOf,
  refuse,
  send,
  sendPage,
  sendQuota,
  sendRateLimit,
  slowMs,
  textOf,
} from './openai-server-answers.ts'
import { chatBody, talk } from './openai-server-chat.ts'
import { recordedAnswer } from './recorded-answers.ts'
import { imageBody, paint } from './openai-server-images.ts'

// A program that implements the part of OpenAI's protocol that the adapter uses, and refuses everything else. The
// model's name, or a text to be moderated, decides how it behaves.

const message = z.strictObject({ role: z.enum(['system', 'user']), content: z.string().min(1) })
const completionBody = z.strictObject({
  model: z.string(),
  messages: z.tuple([
    message.extend({ role: z.literal('system') }),
    message.extend({ role: z.literal('user') }),
  ]),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      schema: z.looseObject({ type: z.literal('object') }),
    }),
  }),
})
const seen = z.strictObject({
  role: z.literal('user'),
  content: z.tuple([
    z.strictObject({ type: z.literal('text'), text: z.string().min(1) }),
    z.strictObject({
      type: z.literal('image_url'),
      image_url: z.strictObject({ url: z.string().regex(/^data:image\/(png|jpeg|webp);base64,./) }),
    }),
  ]),
})
const visionBody = completionBody.extend({
  messages: z.tuple([message.extend({ role: z.literal('system') }), seen]),
})
const moderationBody = z.strictObject({ input: z.array(z.string().min(1)).min(1) })

const bodies = {
  '/v1/chat/completions': z.union([completionBody, visionBody, chatBody]),
  '/v1/moderations': moderationBody,
  '/v1/images/generations': imageBody,
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = refusalOf(request)
  if (refusal) return send(response, refusal.status, errorOf(refusal.message))
  const schema = bodies[request.url as keyof typeof bodies]
  const parsed = schema.safeParse(JSON.parse(await textOf(request)))
  if (!parsed.success) return send(response, 400, errorOf(z.prettifyError(parsed.error)))
  if ('input' in parsed.data) return moderate(parsed.data.input, response)
  if ('prompt' in parsed.data) return paint(parsed.data, response)
  if ('stream' in parsed.data) return talk(parsed.data, response)
  return complete(parsed.data, response)
}

function refusalOf({
  method,
  url,
  headers,
}: IncomingMessage): { status: number; message: string } | undefined {
  if (!url || !Object.hasOwn(bodies, url)) return { status: 404, message: `unknown address ${url}` }
  if (method !== 'POST') return { status: 405, message: `unknown method ${method}` }
  if (headers.authorization !== 'Bearer test-key') return { status: 401, message: 'wrong key' }
  if (!headers['content-type']?.startsWith('application/json')) return { status: 415, message: 'no JSON' }
  return undefined
}

async function moderate(input: readonly string[], response: ServerResponse): Promise<void> {
  switch (input.find((text) => text.startsWith('#'))) {
    case '#slow':
      await setTimeout(slowMs)
      return send(response, 200, moderationOf(input))
    case '#rate-limited':
      return sendRateLimit(response)
    case '#out-of-quota':
      return sendQuota(response)
    case '#page':
      return sendPage(response, 'text/html')
    case '#wrong-shape':
      return send(response, 200, { results: [{ flagged: 'maybe' }] })
    case '#too-few':
      return send(response, 200, moderationOf(input.slice(1)))
    default:
      return send(response, 200, moderationOf(input))
  }
}

async function complete(
  body: z.infer<typeof completionBody> | z.infer<typeof visionBody>,
  response: ServerResponse,
): Promise<void> {
  const { model } = body
  const tries = countTry(model)
  const recorded = recordedAnswer(model, tries)
  if (recorded) return send(response, 200, completion(model, JSON.stringify(recorded)))
  const content = JSON.stringify(contentFor(body))
  switch (model.replace(/-\d+$/, '')) {
    case 'slow':
      await setTimeout(slowMs)
      return send(response, 200, completion(model, content))
    case 'hangs-up':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"id":"chatcmpl-1","choices":[{"index":0,"mess')
      return void response.destroy()
    case 'cut-off':
      return send(response, 200, completion(model, content.slice(0, 20), { finish_reason: 'length' }))
    case 'malformed':
      return send(response, 200, completion(model, 'Here are your texts!'))
    case 'malformed-once':
      return send(response, 200, completion(model, tries === 1 ? '{"texts": [' : content))
    case 'wrong-shape':
      return send(response, 200, completion(model, '{"headlines":["A lamp"]}'))
    case 'says-nothing':
      return send(response, 200, completion(model, '{"texts":[]}'))
    case 'rate-limited-once':
      if (tries > 1) return send(response, 200, completion(model, content))
      return sendRateLimit(response)
    case 'rate-limited':
      return sendRateLimit(response)
    case 'out-of-quota':
      return sendQuota(response)
    case 'refuses':
      return send(response, 200, completion(model, null, { refusal: 'I cannot help with that.' }))
    case 'filters':
      return send(response, 200, completion(model, '', { finish_reason: 'content_filter' }))
    case 'page':
      return sendPage(response, 'text/html')
    case 'page-as-json':
      return sendPage(response, 'application/json')
    case 'nothing':
      return send(response, 200, {})
    case 'no-content':
      return send(response, 200, completion(model, null))
    case 'broken':
      return refuse(response, 500, 'The server had an error')
    case 'empty':
      return send(response, 200, { ...completion(model, content), choices: [] })
    default:
      return send(response, 200, completion(model, content))
  }
}

function completion(
  model: string,
  content: string | null,
  change: { finish_reason?: string; refusal?: string } = {},
): object {
  const { finish_reason = 'stop', refusal = null } = change
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_793_000_000,
    model: `${model}-2026-10-01`,
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  }
}

/** A model-like answer, from the data of the request. */
function contentFor({
  messages,
  response_format,
}: z.infer<typeof completionBody> | z.infer<typeof visionBody>): unknown {
  const asked = messages[1].content
  if (typeof asked !== 'string') return { description: 'A lamp on a sill at dusk, and nobody beside it.' }
  const data = JSON.parse(asked.slice(asked.indexOf('<data>') + 6, asked.indexOf('</data>'))) as {
    brief?: { offeringName: string }
    brandBrief?: { name: string; summary: string; websiteUrl: string }
    facts?: readonly { id: string; angle: string; text: string }[]
    neighbours?: readonly string[]
    exchanges?: readonly { asked: string }[]
    preferences?: Record<string, unknown>
    url?: string | null
  }
  const names: Record<string, () => unknown> = {
    ad_texts: () => {
      const count = Number(/^Write (\d+) /.exec(asked)?.[1])
      const most = Number(/longer than (\d+) characters/.exec(asked)?.[1])
      const [slot = []] = [/its parts are (\w+)/.exec(asked)?.slice(1)]
      // An obedient model states the facts and repeats nothing from the ad.
      const texts = (data.facts ?? [])
        .map(({ id, angle, text }) => ({ text: text.slice(0, most), slots: slot, angle, facts: [id] }))
        .filter(({ text }) => !data.neighbours?.includes(text))
        .slice(0, count)
      return { texts }
    },
    brand_brief: () => ({ ...emptyBrief, name: 'Nightjar Lamps', websiteUrl: data.url ?? '' }),
    campaign_brief: () => campaignBriefFor(data),
    chat_summary: () => ({ text: `They asked: ${data.exchanges?.[0]?.asked}` }),
    image_idea: () => pictureIdea(/Its style is ([^.]+)\./.exec(asked)?.[1]),
    image_ideas: () => ({
      ideas: Array.from({ length: Number(/^Suggest (\d+) /.exec(asked)?.[1]) }, () =>
        pictureIdea(/Their style is ([^.]+)\./.exec(asked)?.[1]),
      ),
    }),
  }
  return names[response_format.json_schema.name]?.()
}

const pictureIdea = (style = 'Photographic') => ({
  title: 'Dusk',
  subject: 'A lamp',
  environment: 'A sill',
  mood: 'Calm',
  punchline: 'Evenings, better lit',
  style,
})

/** Fills open preferences from the brand's brief, as the prompt asks. */
function campaignBriefFor({
  brandBrief,
  preferences = {},
}: {
  readonly brandBrief?: { name: string; summary: string; websiteUrl: string }
  readonly preferences?: Record<string, unknown>
}): object {
  const filled = Object.entries(preferences).filter(([, value]) => value !== null && value !== '')
  return {
    ...emptyBrief,
    goal: null,
    specialPurpose: null,
    offeringType: 'brand',
    ...brandBrief,
    url: brandBrief?.websiteUrl ?? '',
    offeringName: brandBrief?.name ?? '',
    offeringSummary: brandBrief?.summary ?? '',
    formula: 'AIDA',
    ...Object.fromEntries(filled),
  }
}

const emptyBrief = {
  name: '',
  summary: '',
  differentiators: [],
  audiences: [],
  language: 'en',
  location: '',
  websiteUrl: '',
  toneOfVoice: null,
}

function moderationOf(input: readonly string[]): object {
  return {
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: input.map((text) => {
      const flagged = text.includes('harm')
      return { flagged, categories: { violence: flagged, hate: false }, category_scores: {} }
    }),
  }
}
