import { type ActionName, actions } from '../actions.ts'
import { getCalls } from '../get-calls.ts'
import { type StreamName, streams } from '../streams.ts'
import { createFailures } from './failures.ts'
import { getOperation, idempotencyKey, postOperation } from './operations.ts'
import { errorSchema, refusalResponses, relogin, retryAfterHeader } from './refusals.ts'
import { securitySchemes } from './security.ts'
import { streamOperation } from './stream-operation.ts'
import { createSharedSchemas } from './shared-schemas.ts'
import { shapes } from './shapes/shapes.ts'
import { tags } from './tags.ts'

/**
 * The OpenAPI 3.1 document of all actions and GET requests, made from the schemas that the server parses
 * with.
 */
export function openApiDocument(product: { name: string; url: string }): Record<string, unknown> {
  const names = (Object.keys(actions) as ActionName[]).toSorted()
  const shared = createSharedSchemas(shapes)
  const failures = createFailures(shared)
  const paths = Object.fromEntries([
    ...names.map((name) => [`/api/${name}`, { post: postOperation(name, shared, failures.of) }] as const),
    ...(Object.keys(streams) as StreamName[]).map(
      (name) => [`/api/${name}`, { get: streamOperation(name, failures.of) }] as const,
    ),
    ...Object.entries(getCalls).map(
      ([name, call]) => [`/api/${name}`, { get: getOperation(name, call) }] as const,
    ),
  ])
  const failed = failures.components()
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: '1',
      description,
      contact: { name: product.name, url: product.url },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: product.url, description: 'This installation.' }],
    tags: Object.entries(tags).map(([name, tag]) => ({ name, description: tag.description })),
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: idempotencyKey },
      headers: { RetryAfter: retryAfterHeader },
      responses: refusalResponses,
      schemas: { ...shared.components(), ...failed.schemas, Error: errorSchema, Relogin: relogin.schema },
      examples: { ...failed.examples, RELOGIN: relogin.example },
    },
    paths,
  }
}

const description = [
  'Every call is a POST with a JSON object to `/api/{call}`, apart from event streams and the addresses that a browser opens, which are GET. `login` and `signup` return `authToken`, the bearer token of all other calls.',
  '',
  '- **Status 200** holds the reply, or a failure of the product’s rules as `{ "error": key }` with its details. A call with an expired session gets the text `RELOGIN`. Then log in again with the stored `userToken` as the password.',
  '- **Any other status** means that the call was refused; `error` names the reason. A call by another method than the one listed here gets 405 and `methodNotAllowed`.',
  '- **Repeats:** send an `Idempotency-Key` with calls that change something, so that a retry isn’t carried out twice.',
  '- **Values:** ids are UUIDs, dates are ISO 8601 in UTC, and amounts of money are decimals of their currency. Replies may gain fields, so ignore those that you don’t know.',
].join('\n')
