import { describe, expect, it } from 'vitest'
import { type ActionName, actions } from '../actions.ts'
import { generalErrors } from '../core/errors.ts'
import { limitsOf, schemas } from '../schemas.ts'
import { streamSchemas } from '../stream-schemas.ts'
import { type StreamName, streams } from '../streams.ts'
import { openApiDocument } from './document.ts'
import { shapes } from './shapes/shapes.ts'
import { tags } from './tags.ts'

const names = Object.keys(actions) as ActionName[]
const streamNames = Object.keys(streams) as StreamName[]

interface Operation {
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters?: readonly object[]
  readonly requestBody: { readonly required: boolean }
  readonly responses: Readonly<Record<string, object>>
}

describe('API document', () => {
  const document = openApiDocument({ name: 'Aloft', url: 'https://aloft.example' })
  const paths = document['paths'] as Record<string, { readonly get: Operation; readonly post: Operation }>
  const post = (name: ActionName) => paths[`/api/${name}`]?.post

  it('accepts colors in both cases, as the calls do', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("\^#[^"]*")/g)].map(([, text]) =>
      String(JSON.parse(text ?? '')),
    )
    expect(patterns.length).toBeGreaterThan(3)
    for (const pattern of patterns) expect('#434CFF').toMatch(new RegExp(pattern))
  })

  it('sums up each action in one sentence of its own', () => {
    const summaries = names.map((name) => schemas[name].summary)
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z][^.]+\.$/)
    expect(new Set(summaries).size).toBe(names.length)
    expect(names.map((name) => post(name)?.summary)).toEqual(summaries)
  })

  it('describes every action once', () => {
    const posted = Object.entries(paths).filter(([, methods]) => 'post' in methods)
    expect(posted.map(([path]) => path)).toEqual(names.map((name) => `/api/${name}`).toSorted())
  })

  it('describes each GET request of a browser with its parameters and answer (ACT-006, ACT-007, ACT-033, ACT-121)', () => {
    const asked = Object.entries(paths).filter(([, methods]) => 'get' in methods)
    expect(asked.map(([path]) => path).toSorted()).toEqual([
      '/api/bot-send-message',
      '/api/bot-send-tool-call-output',
      '/api/bridge',
      '/api/facebook-login',
      '/api/facebook-login-callback',
      '/api/google-login',
      '/api/google-login-callback',
      '/api/receipt',
    ])
    const responses = { 302: { headers: { Location: {} } } }
    const query = (...fields: string[]) => fields.map((name) => ({ name, in: 'query' }))
    expect(document['paths']).toMatchObject({
      '/api/bridge': {
        get: { parameters: query('i'), responses: { 200: { content: { 'text/javascript': {} } } } },
      },
      '/api/receipt': {
        get: { parameters: query('key'), responses: { 200: { content: { 'application/pdf': {} } } } },
      },
      '/api/google-login': { get: { parameters: query('returnUrl', 'referralCode'), responses } },
      '/api/facebook-login-callback': { get: { parameters: query('code', 'state', 'error'), responses } },
    })
  })

  it.each(streamNames)('describes the events, the parameters and the failures of %s (OPN-25)', (name) => {
    const operation = paths[`/api/${name}`]?.get
    const { payload, failures, example } = streamSchemas[name]
    expect(operation?.parameters?.map((parameter) => Object(parameter).name as string)).toEqual([
      ...Object.keys(payload.shape),
      'Last-Event-ID',
    ])
    const { content = {} } = (operation?.responses['200'] ?? {}) as {
      content?: Record<string, { example?: string; examples?: object; 'x-events'?: object }>
    }
    expect(Object.keys(content['text/event-stream']?.['x-events'] ?? {})).toEqual([
      'textCreated',
      'textDelta',
      'toolCallCreated',
      'toolCallStart',
      'runStatusUpdated',
      'error',
    ])
    expect(content['text/event-stream']?.example?.match(/^event: /gm)).toHaveLength(example.events.length)
    expect(Object.keys(content['application/json']?.examples ?? {})).toEqual([
      ...Object.keys(failures),
      'RELOGIN',
    ])
    expect(Object.keys(operation?.responses ?? {})).toContain('429')
  })

  it('groups every call by an area with a description', () => {
    expect(document['tags']).toEqual(
      Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    )
    for (const { get, post: posted } of Object.values(paths)) {
      expect(Object.keys(tags)).toEqual(expect.arrayContaining([...(get ?? posted).tags]))
      expect((get ?? posted).tags).toHaveLength(1)
    }
  })

  it('requires a body for every call that needs one', () => {
    expect(post('get-idea')?.requestBody.required).toBe(true)
    expect(post('get-user')?.requestBody.required).toBe(false)
  })

  it('has a response for each status of a refusal, and explains it', () => {
    const { responses } = document['components'] as { responses: Record<string, { description: string }> }
    const statuses = new Set<number>(Object.values(generalErrors))
    // The document only lists each call with its own method.
    statuses.delete(generalErrors.methodNotAllowed)
    const used = new Set(Object.values(paths).flatMap(({ get, post: posted }) => refs(get ?? posted)))
    expect([...used].toSorted()).toEqual(
      Object.keys(responses)
        .map((name) => `#/components/responses/${name}`)
        .toSorted(),
    )
    // And one for any other answer of an address that a browser opens.
    expect(used.size).toBe(statuses.size + 1)
  })

  it('describes for a limited call that it may be refused, and until when', () => {
    for (const name of names) {
      expect(Object.keys(post(name)?.responses ?? {}).includes('429')).toBe(limitsOf(name).length > 0)
    }
    expect(post('signup')).toMatchObject({
      description: expect.stringContaining('At most 30 calls in an hour for each network.') as string,
    })
  })

  it('has an idempotency key only if the server reads one', () => {
    const hasKey = (name: ActionName) => post(name)?.parameters !== undefined
    expect(hasKey('create-idea')).toBe(true)
    expect(['get-idea', 'signup', 'reset-password'].map((name) => hasKey(name as ActionName))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('leaves details of the validator out of replies', () => {
    const text = JSON.stringify(document)
    const noise =
      /9007199254740991|"additionalProperties":false|"format":"(?:uuid|email|date|date-time)","pattern"/
    expect(noise.exec(text)).toBeNull()
  })

  it('shows the meaning and an example of each failure of a call', () => {
    for (const name of names) {
      const examples = examplesOf(post(name))
      const keys = ['reply', ...Object.keys(schemas[name].failures)]
      expect(Object.keys(examples).filter((key) => key !== 'RELOGIN')).toEqual(keys)
    }
    const { examples } = document['components'] as { examples: object }
    expect(examplesOf(post('create-idea'))['overIdeaLimit']).toEqual({
      $ref: '#/components/examples/overIdeaLimit',
    })
    expect(examples).toMatchObject({
      overIdeaLimit: { summary: expect.any(String) as string, value: { error: 'overIdeaLimit', limit: 1 } },
    })
  })

  it("shows a call's own details of a failure if calls send different ones", () => {
    const inUse = (name: ActionName) => examplesOf(post(name))['emailInUse']
    expect(inUse('signup')).toMatchObject({ value: { error: 'emailInUse' } })
    expect(inUse('redeem-social-login')).toMatchObject({
      value: { error: 'emailInUse', platform: 'google', socialPlatform: 'facebook' },
    })
  })

  it('names each shape that calls share, and no others', () => {
    const components = document['components'] as { schemas: Record<string, object> }
    const named = Object.keys(components.schemas).map((name) => name.replace(/Input$/, ''))
    const own = named.filter((name) => !name.endsWith('Failure') || name in shapes)
    expect(new Set(own)).toEqual(new Set([...Object.keys(shapes), 'Error', 'Relogin']))
  })

  it('describes every field of payloads and replies', () => {
    expect(fieldsWithoutText(document)).toEqual([])
  })

  it('writes dates as date-time text and failures by their key', () => {
    const text = JSON.stringify(document)
    expect(text.includes('"creationDate":{"type":"string","format":"date-time",')).toBe(true)
    expect(text.includes('"error":{"type":"string","const":"overIdeaLimit",')).toBe(true)
  })

  it('describes a call with a file as a form', () => {
    expect(document).toMatchObject({
      paths: {
        '/api/add-idea-file': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } },
              },
            },
          },
        },
      },
    })
  })
})

/** The possible replies of a call, by name. */
function examplesOf(operation: Operation | undefined): Readonly<Record<string, object>> {
  const reply = operation?.responses['200'] as {
    content: { 'application/json': { examples: Record<string, object> } }
  }
  return reply.content['application/json'].examples
}

/** The shared responses of an operation. */
function refs({ responses }: Operation): string[] {
  return Object.values(responses).flatMap((response) => ('$ref' in response ? [String(response.$ref)] : []))
}

/** Paths of a schema's fields without a description. */
function fieldsWithoutText(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties, ...rest } = node as {
    properties?: Record<string, { description?: string }>
  }
  const silent = Object.entries(properties ?? {}).filter(([, field]) => !field.description)
  return [
    ...silent.map(([name]) => `${path}.${name}`),
    ...Object.entries({ ...rest, ...properties }).flatMap(([key, child]) =>
      fieldsWithoutText(child, `${path}.${key}`),
    ),
  ]
}
