import type { LintFixture } from './lint-fixture.ts'
import type { LintedAudience } from './linted-audience.rules.ts'
import type { SpecialCategory } from '../../balloons/campaign-settings.rules.ts'
import type { LintRuleId } from './lint-rules.rules.ts'
import type { ComponentKey } from '../../balloons/balloon-keys.rules.ts'

const open: LintedAudience = {
  minAge: 18,
  maxAge: 65,
  gender: 'all',
  zips: 0,
  narrowTowns: 0,
  isInEu: false,
  payer: '',
  beneficiary: '',
  budget: { planned: 150_00, days: 30, leastDaily: 5_00, currency: 'EUR' },
}

/** A Facebook ad for this audience, and the field that a rule complains about; null if there's none. */
function about(
  rule: LintRuleId,
  key: ComponentKey | null,
  change: Partial<LintedAudience>,
  declaredCategories: readonly SpecialCategory[] = [],
): LintFixture {
  const audience = { ...open, ...change }
  const input = { texts: {}, keywords: [], language: null, evidence: [], declaredCategories, audience }
  return {
    rule,
    input: { platform: 'facebook', ...input },
    finds: key && { key, at: null, suggestion: null },
  }
}

const budget = (planned: number, days: number): LintedAudience['budget'] => ({
  planned,
  days,
  leastDaily: 5_00,
  currency: 'EUR',
})
const named = { payer: 'Nightjar Lamps', beneficiary: 'Nightjar Lamps' }

/** Audiences of Facebook and Instagram ads: Meta's restrictions, European law, and the minimum budget. */
export const audienceFixtures: readonly LintFixture[] = [
  about('M10', 'minAge', { minAge: 25 }, ['housing']),
  about('M10', 'minAge', { minAge: 16 }, ['credit']),
  about('M10', 'minAge', { maxAge: 64 }, ['employment']),
  about('M10', 'gender', { gender: 'female' }, ['credit', 'politics']),
  about('M10', 'locations', { zips: 1 }, ['housing']),
  about('M10', 'locations', { narrowTowns: 1 }, ['housing']),
  about('M10', null, {}, ['housing', 'employment', 'credit']),
  about('M10', null, { minAge: null, maxAge: null }, ['housing']),
  about('M10', null, { minAge: 25, maxAge: 40, gender: 'male', zips: 2, narrowTowns: 1 }),
  about('M10', null, { minAge: 25, gender: 'male', zips: 2 }, ['politics', 'gambling']),

  about('M12', 'specialAdCategories', { isInEu: true }, ['politics']),
  about('M12', 'specialAdCategories', { isInEu: true, ...named }, ['housing', 'politics']),
  about('M12', null, { isInEu: false }, ['politics']),
  about('M12', null, { isInEu: true }, ['gambling', 'credit']),
  about('M12', null, { isInEu: true }),

  about('M13', 'payer', { isInEu: true }),
  about('M13', 'payer', { isInEu: true, ...named, payer: '  ' }),
  about('M13', 'beneficiary', { isInEu: true, ...named, beneficiary: '' }),
  about('M13', null, { isInEu: true, ...named }),
  about('M13', null, { isInEu: false }),
  about('M13', null, { isInEu: false, payer: 'Nightjar Lamps' }),

  about('M14', 'plannedBudget', { budget: budget(149_99, 30) }),
  about('M14', 'plannedBudget', { budget: budget(0, 1) }),
  about('M14', null, { budget: budget(150_00, 30) }),
  about('M14', null, { budget: budget(5_00, 1) }),
  about('M14', null, { budget: null }),
]
