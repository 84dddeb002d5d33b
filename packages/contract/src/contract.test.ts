import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type ActionName, actionRow, actions } from './actions.ts'
import { openApiDocument } from './openapi.ts'
import { schemas } from './schemas.ts'

const names = Object.keys(actions) as ActionName[]

/** Paths of all dates in a schema, as the names of the fields that hold them. */
function dateFields(schema: z.ZodType, field = ''): string[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>
  const inner = (key: string) => dateFields(def[key] as z.ZodType, field)
  switch (def.type) {
    case 'date':
      return [field]
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([key, value]) =>
        dateFields(value, key),
      )
    case 'array':
      return inner('element')
    case 'record':
      return inner('valueType')
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap((option) => dateFields(option, field))
    case 'nullable':
    case 'optional':
    case 'default':
      return inner('innerType')
    default:
      return []
  }
}

describe.each(names)('%s', (name) => {
  const { payload, reply, failures, example } = schemas[name]

  it('has an example that its own schemas accept', () => {
    expect(payload.safeParse(example.payload)).toMatchObject({ success: true })
    expect(reply.safeParse(example.reply)).toMatchObject({ success: true })
  })

  it('names its dates so that the client revives them (HLP-14, OPN-32)', () => {
    const fields = [reply, ...Object.values(failures)].flatMap((schema) => dateFields(schema as z.ZodType))
    for (const field of fields) expect(field).toMatch(/^date$|Date$|^publishDates$/)
  })

  it('limits what nobody has to sign in for, unless it only reads', () => {
    const { who, kind, limits = [] } = actionRow(name)
    expect(who !== 'anonymous' || kind === 'query' || limits.length > 0).toBe(true)
  })
})

it('has a shape for every action and none beside them', () => {
  expect(Object.keys(schemas).toSorted()).toEqual(names.toSorted())
})

describe('API document', () => {
  const document = openApiDocument({ name: 'Aloft', url: 'https://aloft.example' })

  it('takes colors in both cases, as the calls do', () => {
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
    const paths = document['paths'] as Record<string, { post: { summary: string } }>
    expect(names.map((name) => paths[`/api/${name}`]?.post.summary)).toEqual(summaries)
  })

  it('describes every action once', () => {
    const paths = Object.entries(document['paths'] as object)
    const posted = paths.filter(([, methods]) => Object.keys(methods).includes('post'))
    expect(posted.map(([path]) => path)).toEqual(names.map((name) => `/api/${name}`).toSorted())
  })

  it('describes what a browser asks for by GET, with what it brings and gets (ACT-006, ACT-007, ACT-033)', () => {
    const paths = Object.entries(document['paths'] as object)
    const asked = paths.filter(([, methods]) => Object.keys(methods).includes('get'))
    expect(asked.map(([path]) => path).toSorted()).toEqual([
      '/api/bridge',
      '/api/facebook-login',
      '/api/facebook-login-callback',
      '/api/google-login',
      '/api/google-login-callback',
    ])
    const responses = { 302: { headers: { Location: {} } } }
    const query = (...fields: string[]) => fields.map((name) => ({ name, in: 'query' }))
    expect(document['paths']).toMatchObject({
      '/api/bridge': {
        get: { parameters: query('i'), responses: { 200: { content: { 'text/javascript': {} } } } },
      },
      '/api/google-login': { get: { parameters: query('returnUrl', 'referralCode'), responses } },
      '/api/facebook-login-callback': { get: { parameters: query('code', 'state', 'error'), responses } },
    })
  })

  it('writes dates as date-time text and failures by their key', () => {
    const text = JSON.stringify(document)
    expect(text).toContain('"creationDate":{"type":"string","format":"date-time"}')
    expect(text).toContain('"error":{"const":"overIdeaLimit"}')
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
