import { describe, expect, it } from 'vitest'
import { logRows, mostLogRows, type ScanLogLine } from './log-rows.ts'

const line = (kind: ScanLogLine['kind'], path: string, more: Partial<ScanLogLine> = {}): ScanLogLine => ({
  kind,
  outcome: 'read',
  url: `https://nightjar.example${path}`,
  status: 200,
  title: null,
  found: [],
  seq: 1,
  date: new Date(0),
  ...more,
})

describe('logRows', () => {
  it('has one row for all style sheets and one for all pictures', () => {
    const rows = logRows([
      line('page', '/', { found: ['name'] }),
      line('styles', '/a.css', { found: ['colors'] }),
      line('picture', '/1.jpg'),
      line('styles', '/b.css', { found: ['fonts'] }),
      line('picture', '/2.jpg', { found: ['pictures'] }),
    ])
    expect(rows.map(({ kind, found, count }) => ({ kind, found, count }))).toEqual([
      { kind: 'page', found: ['name'], count: 1 },
      { kind: 'styles', found: ['colors', 'fonts'], count: 2 },
      { kind: 'picture', found: ['pictures'], count: 2 },
    ])
  })

  it('leaves out what only guides the scan, and files that weren’t read', () => {
    const rows = logRows([
      line('robots', '/robots.txt'),
      line('manifest', '/site.webmanifest'),
      line('styles', '/empty.css'),
      line('picture', '/gone.jpg', { outcome: 'refused', status: 404 }),
      line('page', '/press', { outcome: 'refused', status: 404 }),
    ])
    expect(rows).toMatchObject([{ kind: 'page', isMissing: true }])
  })

  it('shows a page that is being read once', () => {
    expect(logRows([line('page', '/', { outcome: 'reading' }), line('page', '/')])).toHaveLength(1)
  })

  it('drops pages that weren’t read before others', () => {
    const pages = Array.from({ length: mostLogRows }, (_, place) => line('page', `/${place}`))
    const rows = logRows([line('page', '/press', { outcome: 'skipped' }), ...pages])
    expect(rows.map(({ url }) => url)).toEqual(pages.map(({ url }) => url))
  })

  it('never has more rows than fit', () => {
    const pages = Array.from({ length: 40 }, (_, place) => line('page', `/${place}`))
    expect(logRows([...pages, line('picture', '/1.jpg')])).toHaveLength(mostLogRows)
  })
})
