import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adParamsSchema } from '../../ads/ad-generation.entity.ts'
import { pickedForMe, withWizardChange } from '../../ads/wizard-params.rules.ts'
import { checkWizardStep, wizardSteps } from '../../ads/wizard-steps.rules.ts'
import { brandBriefSchema } from '../../briefs/brief.entity.ts'
import { readAnswer } from './focus-answers.rules.ts'
import { focusQuestions, questionRow, questionsOf } from './focus-questions.rules.ts'
import { type NewAdQuestion, openNewAdQuestions, wizardChangeOf } from './new-ad-form.rules.ts'
import { isBriefQuestion } from './onboarding-form.rules.ts'

it.each([
  ['newAd', 'platform', 'facebook', { value: 'facebook' }],
  ['newAd', 'platform', 'linkedin', { problem: 'notAnOption' }],
  ['newAd', 'role', 'smallBusiness', { problem: 'notAnOption' }],
  ['newAd', 'constructor', 'anything', { problem: 'notAnOption' }],
  ['newAd', 'location', '  Galway  ', { value: 'Galway' }],
  ['newAd', 'location', 'x'.repeat(201), { problem: 'answerTooLong' }],
  ['newAd', 'location', '🪔'.repeat(101), { problem: 'answerTooLong' }],
  ['newAd', 'location', '   ', { value: null }],
  ['onboarding', 'description', 'We rewire lamps.', { problem: 'answerTooShort' }],
  ['onboarding', 'summary', 'x'.repeat(19), { problem: 'answerTooShort' }],
  ['onboarding', 'summary', 'x'.repeat(20), { value: 'x'.repeat(20) }],
  ['onboarding', 'website', 'nightjar.example', { value: 'https://nightjar.example' }],
  ['onboarding', 'website', 'our shop', { problem: 'answerNoAddress' }],
  [
    'onboarding',
    'audiences',
    '- People with old lamps\n• Cafés; Hotels\n\nCafés',
    { value: ['People with old lamps', 'Cafés', 'Hotels'] },
  ],
  ['onboarding', 'audiences', '-', { value: ['-'] }],
  ['onboarding', 'audiences', 'Rewired, repaired and cleaned', { value: ['Rewired, repaired and cleaned'] }],
  ['onboarding', 'audiences', 'x\n'.repeat(31), { value: ['x'] }],
  ['onboarding', 'audiences', 'x'.repeat(501), { problem: 'answerTooLong' }],
  ['newAd', 'competitors', 'a.example, b.example', { value: ['https://a.example', 'https://b.example'] }],
  ['newAd', 'competitors', 'a.example b.example c.example d.example', { problem: 'answerTooMany' }],
  ['newAd', 'competitors', 'a.example; the shop', { problem: 'answerNoAddress' }],
] as const)('reads the answer to %s %s: %s', (key, question, answer, expected) => {
  expect(readAnswer(key, question, answer)).toEqual(expected)
})

it('refuses too many entries', () => {
  const lines = Array.from({ length: 31 }, (_, index) => `Line ${index}`)
  expect(readAnswer('onboarding', 'audiences', lines.join('\n'))).toEqual({ problem: 'answerTooMany' })
})

const answers = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  // Characters that count twice where a field counts code units.
  fc.integer({ min: 90, max: 210 }).map((count) => '🪔'.repeat(count)),
  fc.constantFrom(
    ...Object.values(focusQuestions).flatMap((rows) =>
      Object.values(rows).flatMap((row) => ('options' in row ? row.options : [])),
    ),
    'nightjar.example',
    'a.example b.example',
    'One\nTwo\nThree',
  ),
)

it('fits every answer that it reads into the wizard, whose steps then accept it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...questionsOf('newAd')), answers, (question, answer) => {
      const read = readAnswer('newAd', question, answer)
      if ('problem' in read || read.value === null) return
      const params = withWizardChange(pickedForMe, wizardChangeOf(question, read.value))
      expect(adParamsSchema.omit({ ideaId: true }).safeParse(params).error).toBeUndefined()
      expect(openNewAdQuestions(params, [])).not.toContain(question)
      // A product still needs its name, which is the next question.
      const failures = wizardSteps.map((step) => checkWizardStep(step, params))
      expect(Object.assign({}, ...failures)).toEqual(
        answer === 'product' && question === 'offeringType' ? { offeringName: 'requiredValue' } : {},
      )
    }),
  )
})

it('fits every answer that it reads into the brief', () => {
  const inBrief = questionsOf('onboarding').filter(isBriefQuestion)
  fc.assert(
    fc.property(fc.constantFrom(...inBrief), answers, (question, answer) => {
      const read = readAnswer('onboarding', question, answer)
      if ('problem' in read || read.value === null) return
      expect(brandBriefSchema.shape[question].safeParse(read.value).error).toBeUndefined()
    }),
  )
})

it('has a row for each question, and asks each once', () => {
  for (const key of ['onboarding', 'newAd'] as const) {
    for (const question of questionsOf(key)) expect(questionRow(key, question)?.kind).toBeDefined()
  }
})

it('asks one question after the other until nothing is open, whatever is skipped', () => {
  const value: Record<NewAdQuestion, string | readonly string[]> = {
    platform: 'google',
    goal: 'sales',
    offeringType: 'product',
    offeringName: 'Halo pendant',
    offeringSummary: 'A lamp',
    specialPurpose: 'Spring sale',
    location: 'Galway',
    language: 'en',
    toneOfVoice: 'trust',
    competitors: ['https://a.example'],
  }
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (skips) => {
      let params = pickedForMe
      const skipped: NewAdQuestion[] = []
      const asked: NewAdQuestion[] = []
      for (
        let open = openNewAdQuestions(params, skipped);
        open[0];
        open = openNewAdQuestions(params, skipped)
      ) {
        const [question] = open
        expect(asked).not.toContain(question)
        asked.push(question)
        if (skips[asked.length - 1]) skipped.push(question)
        else params = withWizardChange(params, wizardChangeOf(question, value[question]))
      }
      expect(asked.length).toBeGreaterThanOrEqual(8)
      expect(asked.includes('offeringName')).toBe(params.details.offeringType === 'product')
    }),
  )
})
