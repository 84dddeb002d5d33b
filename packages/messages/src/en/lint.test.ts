import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { lintFixtures } from '@aloft/domain/ads/lint/lint.fixtures'
import { type LintRuleId, lintRules } from '@aloft/domain/ads/lint/lint-rules.rules'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../i18n.ts'
import { lint } from './lint.ts'

const { t } = createI18n().get()

describe('the texts of the copy linter', () => {
  it('has an entry for every rule and for no other', () => {
    expect(Object.keys(lint)).toEqual(Object.keys(lintRules))
  })

  it.each(Object.keys(lintRules) as LintRuleId[])('fills every placeholder of %s', (rule) => {
    const findings = lintFixtures
      .flatMap(({ input }) => lintCopy(input))
      .filter((finding) => finding.rule === rule)
    expect(findings.length).toBeGreaterThan(0)
    for (const { details } of findings) {
      const texts = [t(`lint.${rule}.message`, details), t(`lint.${rule}.hint`, details)]
      for (const words of texts) expect(words).toMatch(/^[^{}]+[.]$/)
    }
  })
})
