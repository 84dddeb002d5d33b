import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openApiDocument } from '../packages/contract/src/openapi/document.ts'
import { compileClients } from '../packages/tooling/src/api-document/generate-client.ts'
import { lintWithRedocly, lintWithSpectral } from '../packages/tooling/src/api-document/lint-document.ts'

const document = JSON.stringify(openApiDocument({ name: 'Aloft', url: 'https://aloft.example' }))
const timeout = 120_000

/** One call of the document with one flaw: its area isn't declared. */
function flawed(): string {
  const { paths, ...rest } = JSON.parse(document) as { paths: Record<string, unknown> }
  const call = Object.entries(paths).find(([, item]) => JSON.stringify(item).includes('"tags":["teams"]'))
  return JSON.stringify({ ...rest, paths: Object.fromEntries([call ?? []]) }).replace(
    '["teams"]',
    '["crews"]',
  )
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-document-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('follows the recommended rules of Redocly', { timeout }, () => {
  expect(lintWithRedocly(document, temporaryFolder())).toEqual([])
})

it('follows the rules of Spectral, which refuses a flawed document', { timeout }, async () => {
  expect(await lintWithSpectral(document)).toEqual([])
  // A single call uses few of the shared schemas.
  const found = (await lintWithSpectral(flawed())).filter((flaw) => !flaw.startsWith('oas3-unused-component'))
  expect(found).toEqual([expect.stringContaining('operation-tag-defined')])
})

const client = `import type { components, paths } from './api.ts'

type Posted = { [P in keyof paths]: paths[P] extends { post: object } ? P : never }[keyof paths]
type Sent<P extends Posted> = NonNullable<paths[P]['post']['requestBody']>['content'] extends {
  'application/json': infer B
}
  ? B
  : never
type Received<P extends Posted> = paths[P]['post']['responses'][200]['content']['application/json']

declare function call<P extends Posted>(path: P, body: Sent<P>): Promise<Received<P>>

export async function createBrand(title: string): Promise<components['schemas']['Idea'] | number | undefined> {
  const reply = await call('/api/create-idea', { title })
  if (reply === 'RELOGIN') return undefined
  if ('error' in reply) return reply.error === 'overIdeaLimit' ? reply.limit : undefined
  return reply.idea
}

export async function firstHeadline(ideaId: string): Promise<string | undefined> {
  const reply = await call('/api/generate-texts', {
    ideaId,
    balloonId: ideaId,
    componentId: 'c1',
    kind: 'headlines',
    count: 3,
  })
  return typeof reply === 'object' && 'texts' in reply ? reply.texts[0] : undefined
}

// @ts-expect-error A brand needs a title.
void call('/api/create-idea', {})
// @ts-expect-error There is no such kind of texts.
void call('/api/generate-texts', { ideaId: '', balloonId: '', componentId: '', kind: 'poems', count: 1 })
`

it('gives a generated client the types of payloads, replies and failures', { timeout }, async () => {
  const clients = { 'client.ts': client, 'wrong.ts': client.replace('reply.idea', 'reply.brand') }
  expect(await compileClients(document, clients, temporaryFolder())).toEqual([
    expect.stringMatching(/wrong\.ts.*Property 'brand' does not exist/),
  ])
})
