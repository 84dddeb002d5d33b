import type { ActionName } from '@aloft/contract/actions'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { PayloadOf } from '@aloft/contract/schemas'
import { ideasOf } from '../../src/areas/ideas/idea.repo.ts'
import type { TestServer } from './test-server.ts'
import { createAccount, type Login } from './world.ts'

/** Who calls in the role matrix, and the brand that the call is about where it is about one. */
export interface Subject {
  readonly server: TestServer
  readonly login: Login | undefined
  readonly ideaId: string | undefined
}

type Builders = { readonly [A in ActionName]: (subject: Subject) => PayloadOf<A> | Promise<PayloadOf<A>> }

let count = 0

/** A payload for every action with which a caller who may call it succeeds. */
const builders: Builders = {
  'add-user-completed-task': () => ({ task: 'checklist' }),
  'check-scan-website': async ({ server, login }) => {
    const url = `https://site${++count}.example`
    if (login) await server.call('scan-website', { url }, { token: login.token })
    return { url }
  },
  'create-idea': () => ({ title: `Brand ${++count}` }),
  'get-briefs': (subject) => brandOf(subject),
  'get-idea': (subject) => brandOf(subject),
  'get-ideas-data': () => ({}),
  'get-init-params': () => ({}),
  'get-mock-date-offset-hours': () => ({}),
  'get-user': () => ({}),
  'log-error': () => ({ message: 'Failed to fetch' }),
  async login({ server, login }) {
    const { email, password } = login ?? (await createAccount(server))
    return { email, password }
  },
  logout: () => ({}),
  'save-brief': (subject) => ({ ...brandOf(subject), kind: 'brand', brief: exampleBrandBrief }),
  'scan-website': () => ({ url: `https://site${++count}.example` }),
  async 'set-ad-gen-data'({ server: { database, clock }, login, ideaId }) {
    // The value goes to the selected brand, so that must be one to work on.
    if (login && ideaId) await ideasOf(database.knex, login.id).open(ideaId, clock.real())
    return { key: 'websiteUrl', value: 'https://nightjar.example' }
  },
  'set-idea-open-date': (subject) => brandOf(subject),
  'set-mock-date-offset-hours': () => ({ hours: 0 }),
  signup: () => ({
    email: `new${++count}@clients.example`,
    password: 'lamplight 39',
    username: 'Mara Quinn',
    isTermsAccepted: true,
  }),
  'update-user': () => ({ data: { username: 'Órla Fahy' } }),
}

function brandOf({ ideaId }: Subject): { ideaId: string } {
  if (!ideaId) throw new Error('this call is about a brand')
  return { ideaId }
}

export function hasPayload(name: ActionName): boolean {
  return Object.hasOwn(builders, name)
}

export async function createPayload(name: ActionName, subject: Subject): Promise<unknown> {
  return builders[name](subject)
}
