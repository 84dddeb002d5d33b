import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { coveragePage, settingsPage, stalePages } from './docs.ts'

const folder = mkdtempSync(join(tmpdir(), 'aloft-docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const row = (cells: string[]) => new RegExp(`^\\| ${cells.join(' +\\| ')} +\\|$`, 'm')

describe('the page of settings', () => {
  const { text } = settingsPage(
    {
      PORT: { type: 'integer', description: 'where it listens', minimum: 0, maximum: 65_535 },
      ROLE: { type: 'string', enum: ['web', 'worker'], description: 'web | worker' },
      PUBLIC_URL: { type: 'string', format: 'uri' },
      TRUST: { type: 'string', enum: ['0', '1'] },
      ALLOWED: { type: 'string' },
    },
    { PORT: 3000, TRUST: false, ALLOWED: [] },
  )

  it.each([
    [['`PORT`', '`3000`', '0 to 65535', 'where it listens']],
    [['`ROLE`', '', '`web` `worker`', 'web \\\\\\| worker']],
    [['`PUBLIC_URL`', '', 'address', '']],
    [['`TRUST`', '`false`', '`0` `1`', '']],
    [['`ALLOWED`', '', 'text', '']],
  ])('has the line %s', (cells) => {
    expect(text).toMatch(row(cells))
  })
})

it('lists pages, modals, calls and jobs by name', () => {
  const { text } = coveragePage({
    routes: [
      { page: 'login', layout: 'auth', isPublic: true },
      { page: 'gallery', layout: 'app-page', isPublic: false, isAwaited: true },
      { page: 'test', layout: 'app-page', isPublic: false, isForAdmins: true, leadsTo: 'gallery' },
    ],
    modals: {
      names: ['crop', 'notifications', 'youtube-embed'],
      built: { notifications: {}, 'youtube-embed': {} },
      linked: { notifications: {}, 'youtube-embed': { video: true } },
    },
    actions: {
      'set-clock': { kind: 'command', who: 'admin', isDevelopmentOnly: true },
      'get-clock': { kind: 'query', who: 'anonymous' },
    },
    streams: { 'follow-clock': { kind: 'command', who: 'user' } },
    jobs: { 'read-website': 'slow' },
  })
  expect(text).toMatch(row(['`login`', 'built', 'auth', 'anyone']))
  expect(text).toMatch(row(['`gallery`', 'not here yet', 'app-page', 'signed in']))
  expect(text).toMatch(row(['`test`', 'leads to `gallery`', 'app-page', 'admins']))
  expect(text).toContain('## Pages (1 of 3 built)')
  expect(text).toContain('## Modals (2 of 3 built)')
  expect(text).toMatch(row(['`crop`', 'not here yet', '']))
  expect(text).toMatch(row(['`youtube-embed`', 'built', '`\\?modal=youtube-embed&modal.video=…`']))
  expect(text).toMatch(row(['`set-clock`', 'command', 'admin, not in production']))
  expect(text).toMatch(row(['`read-website`', 'slow']))
  expect(text).toMatch(row(['`follow-clock`', 'user']))
  expect(text).toContain('## Calls (2)')
  expect(text.indexOf('get-clock')).toBeLessThan(text.indexOf('set-clock'))
})

it('reports a page as stale that is missing or differs', () => {
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/same.md'), 'as made')
  writeFileSync(join(folder, 'docs/other.md'), 'as made, once')
  const pages = ['same', 'other', 'missing'].map((name) => ({ path: `docs/${name}.md`, text: 'as made' }))
  expect(stalePages(folder, pages)).toEqual(['docs/other.md', 'docs/missing.md'])
})
