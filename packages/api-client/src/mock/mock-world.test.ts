import { exampleSignedInUser } from '@aloft/contract/account/account.examples'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../client.ts'
import { openMockNetwork } from './mock-network.ts'
import { MockError } from './mock-world.ts'

const network = openMockNetwork()
afterEach(() => network.reset())
afterAll(() => network.close())

const client = createApiClient({
  baseUrl: 'http://aloft.test',
  getToken: () => 'token',
  wait: async () => {},
})

describe('mock world', () => {
  it('answers with the example of the contract', async () => {
    const outcome = await client.call('login', { email: 'orla@nightjar.example', password: 'x' })
    expect(outcome).toEqual({ kind: 'reply', reply: exampleSignedInUser })
  })

  it('reads a form with a file as the server does', async () => {
    const file = new Blob(['bytes'], { type: 'image/png' })
    const received: string[] = []
    network.answer({
      'add-idea-file': (payload) => {
        received.push(`${payload.file.type} of ${payload.file.size}`)
        return { error: 'fileTooLarge' }
      },
    })
    const outcome = await client.call('add-idea-file', { ideaId: crypto.randomUUID(), file })
    expect(outcome).toMatchObject({ kind: 'failure', failure: { error: 'fileTooLarge' } })
    expect(received).toEqual(['image/png of 5'])
  })

  it('refuses a payload that the server would refuse', async () => {
    const outcome = await client.call('get-idea', { ideaId: 'not an id' })
    expect(outcome).toEqual({ kind: 'refused', status: 400, error: 'invalidPayload', field: 'ideaId' })
  })

  it('answers as set up', async () => {
    network.answer({
      login: ({ password }) => (password === 'right' ? exampleSignedInUser : 'NOK'),
      logout: new MockError(403, { error: 'forbidden' }),
      'get-user': MockError.lost,
    })
    expect(await client.call('login', { email: 'a@b.co', password: 'wrong' })).toMatchObject({ kind: 'nok' })
    expect(await client.call('logout', {})).toMatchObject({ kind: 'refused', error: 'forbidden' })
    expect(await client.call('get-user', {})).toEqual({ kind: 'unreachable' })
  })
})
