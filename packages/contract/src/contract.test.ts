import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type ActionName, actionRow, actions } from './actions.ts'
import { limitsOf, schemas } from './schemas.ts'
import { streamSchemas } from './stream-schemas.ts'
import { isStreamName, type StreamName, streams } from './streams.ts'
import { streamEventSchemas } from '@aloft/domain/assistant/stream-event.entity'
import { isFinalStatus } from '@aloft/domain/assistant/run-statuses.rules'

const names = Object.keys(actions) as ActionName[]

/** Paths of all dates in a schema, as field names. */
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

  it('limits actions that need no login, unless they only read', () => {
    const { who, kind } = actionRow(name)
    expect(who !== 'anonymous' || kind === 'query' || limitsOf(name).length > 0).toBe(true)
  })
})

describe.each(Object.keys(streams) as StreamName[])('%s', (name) => {
  const { payload, example } = streamSchemas[name]

  it('has an example of parameters and events that its own schemas accept', () => {
    expect(payload.safeParse(example.payload)).toMatchObject({ success: true })
    for (const { name: event, data } of example.events) {
      expect(streamEventSchemas[event].safeParse(data)).toMatchObject({ success: true })
    }
  })

  it('numbers its events without gaps and ends with a final status (OPN-25)', () => {
    const { events } = example
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1))
    const finals = events.filter(
      (event) => event.name === 'runStatusUpdated' && isFinalStatus(event.data.status),
    )
    expect(finals).toEqual([events.at(-1)])
  })

  it('takes only texts, as an address carries nothing else', () => {
    for (const value of Object.values(example.payload)) expect(typeof value).toBe('string')
  })
})

it('has no name both for an action and for a stream', () => {
  expect(names.filter(isStreamName)).toEqual([])
})

it('has a shape for every action and for nothing else', () => {
  expect(Object.keys(schemas).toSorted()).toEqual(names.toSorted())
})
