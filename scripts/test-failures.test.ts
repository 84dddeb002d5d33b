import { describe, expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.ts'

describe('what failed, told once more at the end', () => {
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

  it('names journeys that failed, in blocks too, and those that passed at a second try', () => {
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
