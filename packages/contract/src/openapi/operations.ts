import { type ActionName, actionRow } from '../actions.ts'
import type { ActionRow } from '../core/action-row.ts'
import type { GetCall } from '../get-calls.ts'
import { limitsOf, schemas } from '../schemas.ts'
import { describeRow } from './describe-row.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import type { Failures } from './failures.ts'
import type { SharedSchemas } from './shared-schemas.ts'
import { getRefusals, hasIdempotencyKey, refusalsOf } from './refusals.ts'
import { sameBrowser, signedIn } from './security.ts'
import { tagOf } from './tags.ts'

/** The operation of an action. */
export function postOperation(
  name: ActionName,
  { refer }: Pick<SharedSchemas, 'refer'>,
  failuresOf: Failures['of'],
): object {
  const row = actionRow(name)
  const { summary, payload, reply, failures, example } = schemas[name]
  const limits = limitsOf(name)
  const sent = jsonSchema(payload, 'input')
  const isOpen = row.who === 'anonymous'
  const shown = failuresOf(failures)
  const replies = [
    refer(jsonSchema(reply, 'output')),
    ...shown.map(({ schema }) => schema),
    ...(isOpen ? [] : [{ $ref: '#/components/schemas/Relogin' }]),
  ]
  const examples = [
    ['reply', { summary: 'The reply.', value: example.reply }],
    ...shown.map(({ key, example: failure }) => [key, failure]),
    ...(isOpen ? [] : [['RELOGIN', { $ref: '#/components/examples/RELOGIN' }]]),
  ]
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary,
    description: describeRow(row, limits),
    security: securityOf(name, row),
    ...(hasIdempotencyKey(row) && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    requestBody: {
      required: isBodyNeeded(sent),
      content: requestContent(row, refer(sent), example),
    },
    responses: {
      200: {
        description: 'The reply, or a failure named by its key.',
        content: {
          'application/json': {
            schema: replies.length === 1 ? replies[0] : { anyOf: replies },
            examples: Object.fromEntries(examples) as object,
          },
        },
      },
      ...refusalsOf(row, limits.length > 0),
    },
  }
}

/** The operation of an address that a browser opens. */
export function getOperation(
  name: string,
  { tag, summary, description, query, isSameBrowser, answer }: GetCall,
) {
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    security: isSameBrowser ? sameBrowser : [],
    parameters: Object.entries(query).map(([parameter, { meaning, isRequired, example }]) => ({
      name: parameter,
      in: 'query',
      required: isRequired ?? false,
      schema: { type: 'string' },
      description: meaning,
      example,
    })),
    responses: {
      ...('leadsTo' in answer
        ? { 302: { description: answer.leadsTo, headers: { Location: locationOf(answer.location) } } }
        : {
            200: {
              description: answer.what,
              content: { [answer.type]: { schema: { type: 'string' }, example: answer.example } },
            },
          }),
      ...getRefusals,
    },
  }
}

const locationOf = (example: string) => ({
  description: 'The next address.',
  schema: { type: 'string' },
  example,
})

/** The header that lets a client repeat a call without executing it twice. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
  description: 'One for each intent of a user. A repeat within 24 hours gets the first reply again.',
  example: '5a0c2f6e-8d1b-4f37-9a52-c3e4d5f60718',
}

/** The server takes no body for an empty object. */
function isBodyNeeded({ properties, required = [] }: JsonSchema): boolean {
  return !properties || required.length > 0
}

function securityOf(name: ActionName, row: ActionRow) {
  if (name === 'redeem-social-login') return sameBrowser
  return row.who === 'anonymous' ? [] : signedIn
}

function requestContent(row: ActionRow, schema: JsonSchema, example: { readonly payload: unknown }) {
  if (row.isRaw) {
    const event = { type: 'object', description: 'As its sender writes and signs it.' }
    return { 'application/json': { schema: event, example: {} } }
  }
  if (!row.isMultipart) return { 'application/json': { schema, example: example.payload } }
  return { 'multipart/form-data': formOf(schema, Object(example.payload)) }
}

/** A form. JSON can only refer to its file by name. */
function formOf(schema: JsonSchema, example: Readonly<Record<string, unknown>>) {
  const values = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isFile = typeof field === 'object' && field.format === 'binary'
    return [name, isFile ? '(bytes of the file)' : example[name]] as const
  })
  return { schema, example: Object.fromEntries(values) }
}
