import { expect, it } from 'vitest'
import { imagePromptOf } from './image-prompt.rules.ts'

const idea = {
  title: 'Close up',
  subject: 'A lamp on a sill.',
  environment: 'A window at dusk',
  mood: '',
  punchline: 'Evenings, better lit',
  style: 'Vintage',
} as const

it('describes what is seen, and leaves out the words for the picture', () => {
  expect(imagePromptOf(idea)).toBe('A lamp on a sill. A window at dusk.')
})
