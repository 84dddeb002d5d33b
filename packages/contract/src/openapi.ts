import { z } from 'zod'
import { type ActionName, actionRow, actions } from './actions.ts'
import { generalErrors } from './core/errors.ts'
import { type GetCall, getCalls } from './get-calls.ts'
import { schemas } from './schemas.ts'

/**
 * The OpenAPI 3.1 document of every action, made from the same declaration that the server parses with, and of what a
 * browser asks for by GET.
 */
export function openApiDocument(product: { name: string; url: string }): Record<string, unknown> {
  const names = (Object.keys(actions) as ActionName[]).toSorted()
  return {
    openapi: '3.1.0',
    info: { title: `${product.name} API`, version: '1' },
    servers: [{ url: product.url }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: { enum: Object.keys(generalErrors) },
            field: { type: 'string' },
            retryAfterSeconds: { type: 'number' },
            requestId: { type: 'string' },
          },
        },
      },
    },
    paths: Object.fromEntries([
      ...names.map((name) => [`/api/${name}`, { post: operation(name) }]),
      ...Object.entries(getCalls).map(([name, call]) => [`/api/${name}`, { get: getOperation(name, call) }]),
    ]),
  }
}

function operation(name: ActionName) {
  const row = actionRow(name)
  const { summary, payload, reply, failures, example } = schemas[name]
  const refusals = Object.entries(failures).map(([key, details]) => failureSchema(key, details))
  const isOpen = row.who === 'anonymous'
  const replies = [jsonSchema(reply, 'output'), ...refusals, ...(isOpen ? [] : [{ const: 'RELOGIN' }])]
  return {
    operationId: name,
    summary,
    description: `${row.kind}, least role: ${row.who}${row.isDevelopmentOnly ? ', refused in production' : ''}`,
    security: isOpen ? [] : [{ bearer: [] }],
    parameters: row.kind === 'query' ? [] : [idempotencyKey],
    requestBody: {
      content: row.isMultipart
        ? { 'multipart/form-data': { schema: formSchema(payload) } }
        : row.isRaw
          ? { 'application/json': { schema: { description: 'As its sender writes and signs it.' } } }
          : { 'application/json': { schema: jsonSchema(payload, 'input'), example: example.payload } },
    },
    responses: {
      200: {
        description: 'The reply, or a business failure named by its key.',
        content: {
          'application/json': {
            schema: replies.length === 1 ? replies[0] : { anyOf: replies },
            example: example.reply,
          },
        },
      },
      default: refusal,
    },
  }
}

function getOperation(name: string, { description, query, answer }: GetCall) {
  return {
    operationId: name,
    description,
    security: [],
    parameters: Object.entries(query).map(([parameter, meaning]) => ({
      name: parameter,
      in: 'query',
      schema: { type: 'string' },
      description: meaning,
    })),
    responses: {
      ...('leadsTo' in answer
        ? { 302: { description: answer.leadsTo, headers: { Location: { schema: { type: 'string' } } } } }
        : { 200: { description: answer.what, content: { [answer.type]: { schema: { type: 'string' } } } } }),
      default: refusal,
    },
  }
}

const refusal = {
  description: 'The call was refused.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
  description: 'One for each intent of a user; a repeat within 24 hours gets the first reply again.',
}

function failureSchema(key: string, details: z.ZodType) {
  const schema = jsonSchema(details, 'output') as { properties?: object; required?: string[] }
  return {
    type: 'object',
    properties: { error: { const: key }, ...schema.properties },
    required: ['error', ...(schema.required ?? [])],
  }
}

/** A form: what no JSON can hold is its file. */
function formSchema(payload: z.ZodType) {
  const { properties, ...rest } = jsonSchema(payload, 'input') as { properties?: Record<string, object> }
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    Object.keys(field).length === 0 ? { type: 'string', format: 'binary' } : field,
  ])
  return { ...rest, properties: Object.fromEntries(fields) as object }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema._zod.def.type !== 'date') return
      target.type = 'string'
      target.format = 'date-time'
    },
  })
  return rest
}
