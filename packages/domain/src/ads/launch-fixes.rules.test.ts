import { expect, it } from 'vitest'
import { launchFixes } from './launch-fixes.rules.ts'

it('lists each field once, in the order of the page (EDT-12)', () => {
  const fixes = launchFixes(
    {
      failures: {
        durationDays: 'tooShort',
        fbMessage: 'textTooLong',
        plannedBudget: 'requiredValue',
        locations: 'noLocation',
        adCreativeId: 'requiredValue',
        fbTitle: 'requiredValue',
      },
      findings: [
        { key: 'fbMessage', severity: 'error' },
        { key: 'payer', severity: 'error' },
        { key: 'payer', severity: 'error' },
        { key: 'fbDescription', severity: 'warning' },
      ],
    },
    'facebook',
  )
  expect(fixes).toEqual([
    'fbTitle',
    'fbMessage',
    'adCreativeId',
    'payer',
    'locations',
    'plannedBudget',
    'durationDays',
  ])
})

it('keeps a field that has no place of its own, and leaves out rules about the whole ad', () => {
  const findings = [{ key: null, severity: 'error' }] as const
  expect(
    launchFixes({ failures: { punchline: 'textTooLong', url: 'requiredValue' }, findings }, 'google'),
  ).toEqual(['url', 'punchline'])
  expect(launchFixes({ failures: {}, findings }, 'google')).toEqual([])
})
