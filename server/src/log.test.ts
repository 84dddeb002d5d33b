import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('never quotes the row that the database refused', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const refused = Object.assign(new Error('null value in column "username"'), {
    code: '23502',
    detail: 'Failing row contains (mara@westcoast.example, scrypt$32768$8$3$salt$key).',
    where: 'SQL statement "insert …"',
  })
  log.error({ err: refused }, 'call failed')
  expect(lines[0]).toContain('null value in column')
  expect(lines[0]).toContain('23502')
  expect(lines[0]).not.toMatch(/mara@|scrypt|SQL statement/)
})
