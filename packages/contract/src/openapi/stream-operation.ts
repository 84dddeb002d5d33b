import { eventStreamType, formatStreamEvent } from '../core/event-stream.ts'
import { streamEventSchemas } from '@aloft/domain/assistant/stream-event.entity'
import { streamSchemas } from '../stream-schemas.ts'
import { type StreamName, streamRow } from '../streams.ts'
import { describeRow } from './describe-row.ts'
import type { Failures } from './failures.ts'
import { jsonSchema } from './json-schema.ts'
import { refusalsOf } from './refusals.ts'
import { signedIn } from './security.ts'
import { tagOf } from './tags.ts'

/** The header with which a client continues a stream after the last event that it has received. */
const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'Id of the last event received. The stream continues after it; the first event is the next one.',
}

const described = [
  'Answers with server-sent events, and ends after a final status. Comments keep the connection open.',
  'After a lost connection, send the call again with the same `messageId` and `Last-Event-ID`.',
].join(' ')

/** The operation of a stream: its events, or JSON if it doesn't begin. */
export function streamOperation(name: StreamName, failuresOf: Failures['of']): object {
  const row = streamRow(name)
  const { summary, payload, failures, limits, example } = streamSchemas[name]
  const { properties = {}, required = [] } = jsonSchema(payload, 'input')
  const shown = failuresOf(failures)
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary,
    description: `${described} ${describeRow(row, limits)}`,
    security: signedIn,
    parameters: [
      ...Object.entries(properties).map(([parameter, schema]) => ({
        name: parameter,
        in: 'query',
        required: required.includes(parameter),
        schema,
        description: Object(schema).description as string,
        example: Object(example.payload)[parameter] as unknown,
      })),
      lastEventId,
    ],
    responses: {
      200: {
        description: 'The events of the answer, or a failure named by its key.',
        content: {
          [eventStreamType]: {
            schema: { type: 'string', description: 'Events with an id, a name and JSON data.' },
            example: example.events.map(formatStreamEvent).join(''),
            'x-events': Object.fromEntries(
              Object.entries(streamEventSchemas).map(([event, data]) => [event, jsonSchema(data, 'output')]),
            ),
          },
          'application/json': {
            schema: { anyOf: [...shown.map(({ schema }) => schema), relogin.schema] },
            examples: {
              ...Object.fromEntries(shown.map(({ key, example: failure }) => [key, failure])),
              RELOGIN: relogin.example,
            },
          },
        },
      },
      ...refusalsOf({ ...row, kind: 'query' }, limits.length > 0),
    },
  }
}

const relogin = {
  schema: { $ref: '#/components/schemas/Relogin' },
  example: { $ref: '#/components/examples/RELOGIN' },
}
