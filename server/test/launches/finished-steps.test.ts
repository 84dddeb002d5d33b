import { afterAll, expect, it } from 'vitest'
import { beginAttempt, insertTask, keepStep } from '../../src/tasks/task.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const { id: userId } = await createAccount(server)
afterAll(() => knex('run').delete())

const now = async () => server.clock.real()

async function createTask(): Promise<string> {
  const id = crypto.randomUUID()
  await insertTask(knex, { id, kind: 'test', userId, subject: id, now: server.clock.real() })
  return id
}

it('gives an attempt the results of the steps that earlier attempts finished', async () => {
  const id = await createTask()
  const first = await beginAttempt(knex, id)
  expect(first).toMatchObject({ attempts: 1, finishedSteps: {} })
  await keepStep(knex, { id, finishedSteps: {}, step: 'texts', now }, async () => ['lamp'])
  await keepStep(knex, { id, finishedSteps: {}, step: 'creative', now }, async () => null)
  const second = await beginAttempt(knex, id)
  expect(second).toMatchObject({ attempts: 2, finishedSteps: { texts: ['lamp'], creative: null } })
  const again = async () => Promise.reject(new Error('done twice'))
  for (const step of ['texts', 'creative'])
    await keepStep(knex, { id, finishedSteps: second?.finishedSteps ?? {}, step, now }, again)
})

it('lets the first result of a step decide for all who work on it', async () => {
  const id = await createTask()
  const keep = (result: string) =>
    keepStep(knex, { id, finishedSteps: {}, step: 'texts', now }, async () => result)
  expect([await keep('first'), await keep('second')]).toEqual(['first', 'first'])
})
