import { type ActionName, actions } from '@aloft/contract/actions'
import type { FailureOf, ParsedPayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { schemas } from '@aloft/contract/schemas'
import { http, HttpResponse, type RequestHandler } from 'msw'

type Special = 'NOK' | 'RELOGIN' | 'NULL_USER'

/**
 * Answers of a mock world by action: a value, or a function of the parsed payload, which may be asynchronous.
 */
export type MockAnswers = {
  readonly [A in ActionName]?:
    | MockAnswer<A>
    | ((payload: ParsedPayloadOf<A>) => MockAnswer<A> | Promise<MockAnswer<A>>)
}
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
 * A small world for stories and tests: every action answers with its example from the contract, or with its
 * entry in `answers`. Payloads are parsed as on the server, so an invalid call fails here too.
 */
export function mockWorld(answers: MockAnswers = {}): RequestHandler[] {
  return (Object.keys(actions) as ActionName[]).map((action) =>
    http.post(`*/api/${action}`, async ({ request }) => {
      const parsed = schemas[action].payload.safeParse(await readBody(request))
      if (!parsed.success) {
        const field = parsed.error.issues[0]?.path.join('.')
        return HttpResponse.json({ error: 'invalidPayload', field }, { status: 400 })
      }
      const answer = await answerOf(answers, action, parsed.data)
      if (answer === MockError.lost) return HttpResponse.error()
      if (answer instanceof MockError) return HttpResponse.json(answer.body, { status: answer.status })
      return HttpResponse.json(answer as object)
    }),
  )
}

async function answerOf(answers: MockAnswers, action: ActionName, payload: unknown): Promise<unknown> {
  const answer = answers[action] as unknown
  if (answer === undefined) return schemas[action].example.reply
  return typeof answer === 'function' ? (answer as (payload: unknown) => unknown)(payload) : answer
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/'))
    return Object.fromEntries((await request.formData()).entries())
  const text = await request.text()
  return text === '' ? {} : JSON.parse(text)
}
