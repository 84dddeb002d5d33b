import { exampleUser } from '@aloft/contract/account/account.examples'
import { chatContextSchema } from '@aloft/domain/assistant/chat-context.entity'
import { expect, it } from 'vitest'
import { chatContextOf } from './chat-context.ts'

const balloonId = '01936b2e-0000-7000-8000-000000000301'
const facts = {
  user: exampleUser,
  now: new Date('2026-11-05T10:00:00Z'),
  pathname: '/0/editor',
  search: `?balloonId=${balloonId}`,
  brand: { _id: '01936b2e-0000-7000-8000-000000000101', title: 'Nightjar Lamps' },
  openQuestions: null,
}

it('has what the assistant may know about user and page (AST-20)', () => {
  expect(chatContextOf(facts)).toEqual({
    userName: exampleUser.username,
    signUpDate: exampleUser.creationDate.toISOString(),
    currentDate: '2026-11-05T10:00:00.000Z',
    plan: exampleUser.plan.labelKey,
    currency: 'EUR',
    page: '/0/editor',
    ideaId: facts.brand._id,
    brandName: 'Nightjar Lamps',
    balloonId,
    completedGuideTasks: exampleUser.completedTasks,
  })
})

it('has what the form of a focus mode still lacks', () => {
  const context = chatContextOf({ ...facts, openQuestions: ['goal', 'location'] })
  expect(chatContextSchema.parse(context).openQuestions).toEqual(['goal', 'location'])
})

it('names the currency in which the user is about to subscribe', () => {
  const user = { ...exampleUser, temporarySubscriptionCurrency: 'USD' } as const
  expect(chatContextOf({ ...facts, user }).currency).toBe('USD')
})

it('is accepted by the server whatever the page and the names are', () => {
  const user = {
    ...exampleUser,
    username: 'Orla'.repeat(100),
    completedTasks: Array.from({ length: 80 }, (_, index) => `task ${index} `.repeat(20)),
  }
  const brand = { ...facts.brand, title: 'Lamp'.repeat(100) }
  const context = chatContextOf({
    ...facts,
    user,
    brand,
    pathname: `/0/${'a'.repeat(900)}`,
    search: '?balloonId=1',
  })
  expect(chatContextSchema.parse(context)).toEqual(context)
  expect(context.balloonId).toBeNull()
  expect(chatContextOf({ ...facts, brand: undefined })).toMatchObject({ ideaId: null, brandName: null })
})
