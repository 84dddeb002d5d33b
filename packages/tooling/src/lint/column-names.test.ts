import { expect, test } from 'vitest'
import { parseSource } from '../tree/source-file.ts'
import { columnNameViolations } from './column-names.ts'

const migration = parseSource(
  'server/src/db/migrations/001-a.ts',
  'const sql = `create table team (\n  owner_id uuid not null,\n  old_name text\n); alter table team rename column old_name to full_name`\n',
)
const found = (path: string, code: string) =>
  columnNameViolations([migration, parseSource(path, code)]).map((violation) => violation.found)

test.each([
  ['a property', 'const id = row.owner_id', 'owner_id'],
  ['a key', 'insert({ owner_id: id })', 'owner_id'],
  ['a part of a row', 'const { full_name: name } = row', 'full_name'],
  ['a type', 'interface Row { owner_id: string }', 'owner_id'],
  ['a column of a query', "query.where('owner_id', id)", 'owner_id'],
  ['a column of a table', "query.join('team', 'team.owner_id', 'a.id')", 'team.owner_id'],
  ['a key with a table', "query.where({ 'team.owner_id': id })", 'team.owner_id'],
])('%s in the names of SQL', (_, code, name) => {
  expect(found('server/src/areas/teams/a.service.ts', code)).toEqual([name])
})

test.each([
  ['in camel case', "query.where({ 'team.ownerId': row.ownerId })"],
  ['in SQL', 'db.raw(`select owner_id from team where owner_id = ?`, [id])'],
  ['of another program', 'const { client_id } = await response.json()'],
  ['that is no column', "if (status === 'payment_failed') stop()"],
])('a name %s', (_, code) => {
  expect(found('server/src/areas/teams/a.service.ts', code)).toEqual([])
})

test('repositories have no such name at all, whoever gave it', () => {
  expect(found('server/src/areas/teams/a.repo.ts', "query.select({ team_name: 'team.name' })")).toEqual([
    'team_name',
  ])
})

test('migrations, and packages that know no database, are free', () => {
  expect(columnNameViolations([migration])).toEqual([])
  expect(found('packages/domain/src/a.ts', 'const id = row.owner_id')).toEqual([])
})
