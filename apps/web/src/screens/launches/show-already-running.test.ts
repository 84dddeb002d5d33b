import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { stubSignedInPage } from '../../wiring/test-support/signed-in-page.ts'

stubSignedInPage()
const { answerQuestion, isAsking } = await import('../../state/modal.ts')
const { savedAd, selectBrand } = await import('../../state/brand.ts')
const { loadBrand } = await import('../../wiring/balloons/brand.ts')
const { showAlreadyRunning } = await import('./show-already-running.ts')

const network = openMockNetwork()
afterAll(() => network.close())

const { _id: ideaId } = exampleIdeaWithBalloons
const ad = { ideaId, balloonId: exampleBalloon.id, name: exampleBalloon.name }
const nameNow = () => savedAd(exampleBalloon.id)?.['name']

beforeEach(async () => {
  network.reset()
  network.answer({ 'get-idea': exampleIdeaWithBalloons })
  selectBrand(ideaId)
  await loadBrand(ideaId)
  const others = { ...exampleBalloon, name: 'As the others left it' }
  network.answer({ 'get-balloon': { balloon: others } })
})

it('reloads an ad that others have launched, on request (LCH-10)', async () => {
  const shown = showAlreadyRunning(ad)
  expect(isAsking()).toBe(true)
  answerQuestion(1, 'refresh')
  await shown
  expect(nameNow()).toBe('As the others left it')
})

it('leaves it in sight as it was where it is closed', async () => {
  const shown = showAlreadyRunning(ad)
  answerQuestion(2, undefined)
  await shown
  expect(nameNow()).toBe(exampleBalloon.name)
})
