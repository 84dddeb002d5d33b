import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  formatManifest,
  goneEntries,
  manifestPath,
  outdatedStamps,
  parseManifest,
  readManifest,
  writeManifest,
} from './manifest.ts'

const linux = (chromium: string, fonts = 'f1') => `linux-x64-chromium-${chromium}-fonts-${fonts}`

describe('the manifest', () => {
  it('has a line for each picture, sorted whatever the order in which they were taken', () => {
    const text = formatManifest(
      new Map([
        ['views-b--full', '2'],
        ['views-a--full--dark', '1b'],
        ['views-a--full', '1a'],
      ]),
    )
    expect(text.split('\n')).toEqual([
      '{',
      '  "views-a--full": "1a",',
      '  "views-a--full--dark": "1b",',
      '  "views-b--full": "2"',
      '}',
      '',
    ])
    expect(formatManifest(parseManifest(text))).toBe(text)
  })

  it('is null for a stamp that nobody has recorded', () => {
    expect(readManifest(temporaryRoot(), linux('156.0.1'))).toBeNull()
  })

  it('replaces the oldest ones when a new browser is recorded', () => {
    const root = temporaryRoot()
    for (const version of ['155.0.9', '156.0.10', '156.0.9', '157.0.1']) {
      writeManifest(root, linux(version), new Map([['a--b', version]]))
    }
    expect(readdirSync(join(root, 'visual')).toSorted()).toEqual(
      ['156.0.10', '156.0.9', '157.0.1'].map((version) => `${linux(version)}.json`).toSorted(),
    )
    expect(readManifest(root, linux('156.0.9'))).toEqual(new Map([['a--b', '156.0.9']]))
  })

  it('is left as it is where it cannot be read', () => {
    const root = temporaryRoot()
    writeManifest(root, linux('156.0.1'), new Map())
    writeFileSync(join(root, manifestPath(linux('156.0.1'))), '<<<<<<< HEAD')
    expect(() => readManifest(root, linux('156.0.1'))).toThrow(SyntaxError)
    expect(readFileSync(join(root, manifestPath(linux('156.0.1'))), 'utf8')).toContain('HEAD')
  })
})

describe('outdated stamps', () => {
  it('are those of the oldest browsers', () => {
    const stamps = [linux('156.0.9'), linux('99.0.1'), linux('156.0.10'), linux('157.0.1')]
    expect(outdatedStamps(stamps, linux('157.0.1'))).toEqual([linux('99.0.1')])
  })

  it('are never the current one, though its browser is the oldest', () => {
    const stamps = [linux('1.0.0'), linux('2.0.0'), linux('3.0.0'), linux('4.0.0')]
    expect(outdatedStamps(stamps, linux('1.0.0'))).toEqual([linux('2.0.0')])
  })

  it('are those with fonts that the stories no longer have', () => {
    expect(outdatedStamps([linux('157.0.1', 'f0'), linux('156.0.1')], linux('156.0.1'))).toEqual([
      linux('157.0.1', 'f0'),
    ])
  })
})

describe('entries without a story', () => {
  const manifest = new Map(
    ['views-a--full', 'views-a--full--390', 'views-b--full', 'nothing'].map((name) => [name, '1']),
  )
  const taken = new Set(['views-a--full'])

  it('are all that a complete run did not take', () => {
    expect(goneEntries(manifest, taken, 'all')).toEqual(['views-a--full--390', 'views-b--full', 'nothing'])
  })

  it('are only those of the titles that were shot, where others were not', () => {
    expect(goneEntries(manifest, taken, ['views-a'])).toEqual(['views-a--full--390'])
  })
})

function temporaryRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'manifest-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}
