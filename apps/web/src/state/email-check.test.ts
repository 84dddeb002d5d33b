import { expect, it } from 'vitest'
import { isCodeTaken, setCodeCheck } from './email-check.ts'

it('knows only the codes that were checked, whatever an address names', () => {
  setCodeCheck('a-code', { kind: 'checking' })
  expect(['a-code', 'another', 'constructor'].map(isCodeTaken)).toEqual([true, false, false])
})
