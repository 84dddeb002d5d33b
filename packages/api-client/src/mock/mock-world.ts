import { type ActionName, actions } from '@aloft/contract/actions'
import type { ActionSchema } from '@aloft/contract/core/action-schema'
import type { FailureOf, ParsedPayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { schemas } from '@aloft/contract/schemas'
import type { ParsedStreamPayloadOf, StreamFailureOf } from '@aloft/contract/stream-schemas'
import { streamSchemas } from '@aloft/contract/stream-schemas'
import { type StreamName, streams } from '@aloft/contract/streams'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { MockStream } from './mock-stream.ts'

type Special = 'NOK' | 'RELOGIN' | 'NULL_USER'

/**
 * Answers of a mock world by action or stream: a value, or a function of the parsed payload, which may be asynchronous.
 */
export type MockAnswers = {
  readonly [A in ActionName]?:
    | MockAnswer<A>
    | ((payload: ParsedPayloadOf<A>) => MockAnswer<A> | Promise<MockAnswer<A>>)
} & {
  readonly [S in StreamName]?:
    | MockStreamAnswer<S>
    | ((payload: ParsedStreamPayloadOf<S>) => MockStreamAnswer<S> | Promise<MockStreamAnswer<S>>)
}
type MockStreamAnswer<S extends StreamName> = MockStream | StreamFailureOf<S> | 'RELOGIN' | MockError
type MockAnswer<A extends ActionName> = ReplyOf<A> | FailureOf<A> | Special | MockError

/** Thrown to refuse a call, or to lose its connection. */
export class MockError {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object = { error: 'serverError' }) {
    this.status = status
    this.body = body
  }

  static readonly lost = new MockError(0)
}

/**
 * A small world for stories and tests: every action and stream answers with its example from the contract, or with its
 * entry in `answers`. Payloads are parsed as on the server, so an invalid call fails here too.
 */
export function mockWorld(answers: MockAnswers = {}): RequestHandler[] {
  return [
    ...(Object.keys(actions) as ActionName[]).map((name) =>
      http.post(`*/api/${name}`, async ({ request }) => {
        const { payload, example } = schemas[name]
        return respond(request, payload, await readBody(request), answers[name] ?? example.reply)
      }),
    ),
    ...(Object.keys(streams) as StreamName[]).map((name) =>
      http.get(`*/api/${name}`, ({ request }) => {
        const { payload, example } = streamSchemas[name]
        const query = Object.fromEntries(new URL(request.url).searchParams)
        return respond(request, payload, query, answers[name] ?? MockStream.of(example.events))
      }),
    ),
  ]
}

async function respond(
  request: Request,
  schema: ActionSchema['payload'],
  sent: unknown,
  given: unknown,
): Promise<Response> {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.')
    return HttpResponse.json({ error: 'invalidPayload', field }, { status: 400 })
  }
  const answer =
    typeof given === 'function' ? await (given as (payload: unknown) => unknown)(parsed.data) : given
  if (answer === MockError.lost) return HttpResponse.error()
  if (answer instanceof MockError) return HttpResponse.json(answer.body, { status: answer.status })
  return answer instanceof MockStream ? answer.respond(request) : HttpResponse.json(answer as object)
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries((await request.formData()).entries())
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}
