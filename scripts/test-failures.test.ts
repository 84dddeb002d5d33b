import { describe, expect, it } from 'vitest'
import { afterSecondTry, failuresOfPlaywright, failuresOfVitest, filesToTryAgain } from './test-failures.ts'

describe('the list of failures at the end', () => {
  it('names failed tests and files that could not be run', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
    const failed = { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1\n  got 2'] }
    expect(
      failuresOfVitest([
        { name: 'a.test.ts', message: '', assertionResults: [passed, failed] },
        { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
      ]),
    ).toEqual(['✗ a.test.ts > takes away\n    expected 1\n      got 2', '✗ b.test.ts\n    no such module'])
  })

  it('names failed journeys, also in groups, and those that passed on a retry', () => {
    const journey = (title: string, status: string, message?: string) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ status, results: message ? [{ error: { message } }] : [{}] }],
    })
    expect(
      failuresOfPlaywright({
        specs: [journey('in', 'expected'), journey('out', 'unexpected', 'timeout')],
        suites: [{ specs: [journey('again', 'flaky', 'slow')] }],
      }),
    ).toEqual(['~ a.spec.ts:7 > again\n    slow', '✗ a.spec.ts:7 > out\n    timeout'])
  })
})

describe('a retry', () => {
  const file = (name: string, status: string) => ({
    name,
    message: '',
    assertionResults: [{ status, fullName: 'works', failureMessages: ['slow'] }],
  })

  it('is for a few failed files, not for many', () => {
    const files = ['a', 'b', 'c'].map((name) => file(name, 'failed'))
    expect(filesToTryAgain([...files, file('d', 'passed')])).toEqual(['a', 'b', 'c'])
    expect(filesToTryAgain([...files, file('d', 'failed')])).toEqual([])
  })

  it('counts for the total, and hides nothing', () => {
    const first = { passed: 7, failed: 2, skipped: 1, failures: ['✗ a > works\n    slow', '✗ b > works'] }
    expect(
      afterSecondTry(first, { passed: 1, failed: 1, skipped: 0, failures: ['✗ b > works\n    slower'] }),
    ).toEqual({
      passed: 8,
      failed: 1,
      skipped: 1,
      failures: ['✗ b > works\n    slower', '~ a > works\n    slow'],
    })
  })
})
